"""Groups and their volleys, opportunity fire out of an ambush, and the search for hidden men and mines."""
