-- The list of erased leads outside of the database asks every minute for new erasures.
CREATE INDEX lead_events_erased ON lead_events (seq) WHERE action = 'erased';
