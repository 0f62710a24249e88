"""What runs in worker processes: computer players, odds, reasons, and looking back."""
