-- One row per accepted inquiry, written before the visitor sees the success message.
CREATE TABLE leads (
  id TEXT PRIMARY KEY,
  brand TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  service TEXT NOT NULL,
  message TEXT NOT NULL,
  form_type TEXT NOT NULL,
  created_at TEXT NOT NULL,
  -- pending: stored but not mailed; sent: accepted by MailChannels.
  state TEXT NOT NULL CHECK (state IN ('pending', 'sent')),
  attempts INTEGER NOT NULL DEFAULT 0,
  last_error TEXT,
  sent_at TEXT
);

CREATE INDEX leads_by_state ON leads (state, created_at);
