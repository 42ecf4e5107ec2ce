-- Delivery that is tried until it succeeds, quarantine, and one lead however often it is sent. SQLite cannot widen a
-- CHECK in place, so the table is made anew with what is in it.
CREATE TABLE leads_new (
  id TEXT PRIMARY KEY,
  -- One lead a value: what the form made when it was opened, with a digest of what was sent. NULL without script.
  idempotency_key TEXT UNIQUE,
  -- The form's key alone: leads of one form that was sent again with another text.
  form_key TEXT,
  -- Of brand, address and text as stored: without a key, equal ones within ten minutes are one lead.
  digest TEXT NOT NULL DEFAULT '',
  -- The first lead of the same form, when this one came from it with another text.
  follows TEXT,

  brand TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  service TEXT NOT NULL,
  message TEXT NOT NULL,
  form_type TEXT NOT NULL,
  -- Kinds of numbers taken out before storing, such as "ssn card".
  masked TEXT NOT NULL DEFAULT '',
  -- Where the visitor came from: page path, the referring site's host, campaign parameters as JSON.
  page TEXT NOT NULL DEFAULT '',
  referrer_host TEXT NOT NULL DEFAULT '',
  campaign TEXT NOT NULL DEFAULT '{}',
  created_at TEXT NOT NULL,

  -- pending: waits for next_attempt_at; sending: leased until lease_until; sent: the mail service took it;
  -- quarantined: waits for staff; failed: given up, or bounced, and staff were alerted.
  state TEXT NOT NULL CHECK (state IN ('pending', 'sending', 'sent', 'quarantined', 'failed')),
  -- Why it was quarantined, such as "honeypot links".
  reasons TEXT NOT NULL DEFAULT '',
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Attempts whose outcome nobody knows: the next mail may be a second one.
  unsure INTEGER NOT NULL DEFAULT 0,
  -- Of pending ones; of others, not before this are staff alerted again.
  next_attempt_at TEXT,
  lease_until TEXT,
  -- After this it fails.
  give_up_at TEXT,
  -- When it left quarantine or staff sent it again: attempts count from then, and what is told of earlier mails is old.
  released_at TEXT,
  last_error TEXT,
  sent_at TEXT,
  alerted_at TEXT,
  -- What the mail service told later: delivered, bounced or dropped, and when that was.
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
