"""`python -m bocage.cli`."""

from bocage.cli import main

raise SystemExit(main())
