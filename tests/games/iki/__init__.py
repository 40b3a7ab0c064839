"""Tests of IKI, one file per chapter of the rulebook."""
