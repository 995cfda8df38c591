"""Events happening (CR 603, 614–616, 700.1): replaced, performed together, noticed by triggered abilities."""
