"""The Exploration Journal: verses, their pages, their requirements, what they do."""
