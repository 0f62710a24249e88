"""What the computer players and the odds are measured by. Each module is one command: `python -m benchmarks.ai.<name>`; results go to `results/`."""
