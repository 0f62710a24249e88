"""Aviation (chapter 21): mission sheets and flight plans, flying, dogfights, strafing and bombs."""
