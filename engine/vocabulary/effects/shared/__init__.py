"""What verbs share: the objects they are about, what became of them, and once for each of several things."""
