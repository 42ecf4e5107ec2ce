-- Adds delivery retries, quarantine and duplicate detection. SQLite cannot change a CHECK, so the table is copied into a
-- new one.
CREATE TABLE leads_new (
  id TEXT PRIMARY KEY,
  -- Digest of the form's key and the submitted fields; one lead per value. NULL without JavaScript.
  idempotency_key TEXT UNIQUE,
  -- The form's key, shared by leads from one form that was sent again with different text.
  form_key TEXT,
  -- Digest of brand, email address and stored text. Without a key, the same digest within ten minutes is one lead.
  digest TEXT NOT NULL DEFAULT '',
  -- Id of the first lead from the same form, if this one has different text.
  follows TEXT,

  brand TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  service TEXT NOT NULL,
  message TEXT NOT NULL,
  form_type TEXT NOT NULL,
  -- Kinds of numbers masked before storing, such as "ssn card".
  masked TEXT NOT NULL DEFAULT '',
  -- Page path of the form, host of the referring site, and utm_ parameters as JSON.
  page TEXT NOT NULL DEFAULT '',
  referrer_host TEXT NOT NULL DEFAULT '',
  campaign TEXT NOT NULL DEFAULT '{}',
  created_at TEXT NOT NULL,

  -- pending: due at next_attempt_at; sending: leased until lease_until; sent: accepted by MailChannels;
  -- quarantined: waits for staff; failed: bounced, or not accepted until give_up_at.
  state TEXT NOT NULL CHECK (state IN ('pending', 'sending', 'sent', 'quarantined', 'failed')),
  -- Reasons for the quarantine, such as "honeypot links".
  reasons TEXT NOT NULL DEFAULT '',
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Attempts with an unknown outcome. If it is not 0, the next mail may be a second copy.
  unsure INTEGER NOT NULL DEFAULT 0,
  -- Of a pending lead: its next attempt. Of a failed or quarantined lead: its next alert.
  next_attempt_at TEXT,
  lease_until TEXT,
  -- A lead that is not delivered by then fails.
  give_up_at TEXT,
  -- When staff released it or sent it again. Delivery events from before are ignored.
  released_at TEXT,
  last_error TEXT,
  sent_at TEXT,
  alerted_at TEXT,
  -- The last delivery event from MailChannels, and its time.
  delivery TEXT CHECK (delivery IN ('delivered', 'bounced', 'dropped')),
  delivery_at TEXT
);

INSERT INTO leads_new (id, brand, name, email, phone, service, message, form_type, created_at, state, attempts,
  last_error, sent_at, next_attempt_at, give_up_at)
SELECT id, brand, name, email, phone, service, message, form_type, created_at, state, attempts, last_error, sent_at,
  created_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+3 days')
FROM leads;

DROP TABLE leads;
ALTER TABLE leads_new RENAME TO leads;

CREATE INDEX leads_due ON leads (state, next_attempt_at);
CREATE INDEX leads_by_state ON leads (state, created_at);
CREATE INDEX leads_by_digest ON leads (digest, created_at);
CREATE INDEX leads_by_form_key ON leads (form_key, created_at);
-- A flood is counted for each of its inquiries.
CREATE INDEX leads_by_flood ON leads (brand, created_at) WHERE instr(reasons, 'flood') > 0;
