-- The service that the visitor asked about: its id, and its title at the brand.
ALTER TABLE leads ADD COLUMN asked_service TEXT NOT NULL DEFAULT '';
ALTER TABLE leads ADD COLUMN asked_title TEXT NOT NULL DEFAULT '';
-- Path of the page whose link led to the form.
ALTER TABLE leads ADD COLUMN from_page TEXT NOT NULL DEFAULT '';
