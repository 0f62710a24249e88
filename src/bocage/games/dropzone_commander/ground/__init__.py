"""The battle as it stands on the table: who is where, what is seen, how far, who fits where, what lies about; and how a squad is asked what it does."""
