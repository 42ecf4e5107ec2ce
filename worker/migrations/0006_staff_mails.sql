-- The latest mail of each kind to each brand's staff. A run claims its mail here before it sends it.
CREATE TABLE staff_mails (
  -- morning, held-back or refused.
  kind TEXT NOT NULL,
  brand TEXT NOT NULL,
  -- The ISO day of a morning mail, the time of the others. Empty if MailChannels rejected it.
  slot TEXT NOT NULL,
  claimed_at TEXT NOT NULL,
  -- 1 if MailChannels accepted the mail, or if the outcome is unknown.
  settled INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (kind, brand)
) WITHOUT ROWID;

-- Leads that were held back, and that no mail has reported. Floods have their own alert.
CREATE INDEX leads_to_report ON leads (brand, created_at)
WHERE list = 'held' AND alerted_at IS NULL AND instr(reasons, 'flood') = 0;

-- Daily summaries have reported these.
UPDATE leads SET alerted_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE state = 'quarantined' AND alerted_at IS NULL;
