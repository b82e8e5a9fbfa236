"""Waystone: five adventure board games on one rules engine."""
