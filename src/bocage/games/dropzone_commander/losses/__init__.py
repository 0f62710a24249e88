"""What hits cost: damage, units destroyed, wrecks and survivors (chapter 13), falling masonry, Structures that collapse."""
