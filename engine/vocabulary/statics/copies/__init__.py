"""What is a copy, or enters as one, and with which exceptions (CR 707).

being_a_copy           static abilities by which permanents are copies of something
copy_exceptions        exceptions to copying: in what a copy differs from the original
copy_names_and_colors  exceptions to copying about names and colours: "its name is ~", "it's red"
copy_sizes             exceptions to copying a power and toughness, and the abilities that a copy keeps
copy_values            copies: "becomes a copy of …", with exceptions
entering_as_copy       entering as a copy: of an object chosen as it enters, with what is linked to that
"""
