-- The complete schema. Times are ISO times in UTC. Days are ISO dates in Eastern time.

-- One row per accepted inquiry, written before the visitor sees the success message.
CREATE TABLE leads (
  id TEXT PRIMARY KEY,
  -- Digest of the form's idempotency key and the submitted fields. NULL if the form was submitted without JavaScript.
  idempotency_key TEXT UNIQUE,
  -- The form's idempotency key. Two leads have the same key if a visitor submitted the form again with different text.
  form_key TEXT,
  -- Digest of brand, email address and stored text. Without an idempotency key, a second lead with this digest within ten minutes
  -- is a duplicate.
  digest TEXT NOT NULL DEFAULT '',
  -- Id of the first lead from the same form, if this lead has different text.
  follows TEXT,

  brand TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  service TEXT NOT NULL,
  form_type TEXT NOT NULL,
  -- Id of the service that the visitor asked about, and the brand's title for it.
  asked_service TEXT NOT NULL DEFAULT '',
  asked_title TEXT NOT NULL DEFAULT '',
  -- Title of the service that the visitor asked about or selected.
  topic TEXT NOT NULL DEFAULT '',
  -- Appointment request as JSON: {"service", "place", "minutes", "wishes": [{"day", "part"}]}. Empty for other leads.
  request TEXT NOT NULL DEFAULT '',
  -- Kinds of sensitive numbers that were masked before storing, such as "ssn card".
  masked TEXT NOT NULL DEFAULT '',
  -- Path of the form's page, path of the page that linked to it, host of the referring site, and utm_ parameters as JSON.
  page TEXT NOT NULL DEFAULT '',
  from_page TEXT NOT NULL DEFAULT '',
  referrer_host TEXT NOT NULL DEFAULT '',
  campaign TEXT NOT NULL DEFAULT '{}',
  -- Path of the page that led the visitor to the form. Empty if the browser did not send a known path.
  counted_page TEXT NOT NULL DEFAULT '',
  created_at TEXT NOT NULL,
  -- Monday of the week when the lead was created, in Eastern Standard Time.
  week TEXT GENERATED ALWAYS AS (date(created_at, '-5 hours', '-6 days', 'weekday 1')) STORED,
  -- Leads with the same email or phone key are from the same person. phone_key contains the last ten digits.
  email_key TEXT GENERATED ALWAYS AS (lower(email)) VIRTUAL,
  phone_key TEXT GENERATED ALWAYS AS (substr(replace(replace(replace(replace(replace(phone,
    ' ', ''), '-', ''), '(', ''), ')', ''), '+', ''), -10)) VIRTUAL,

  -- Reasons for the quarantine, such as "honeypot links". The reasons remain when staff release the lead.
  reasons TEXT NOT NULL DEFAULT '',
  -- When staff released the quarantined lead. The reply deadline counts from this time, or from created_at if this time is NULL.
  released_at TEXT,
  -- When an email reported the quarantined lead to staff.
  reported_at TEXT,

  -- The list on the desk that shows the lead. "held" means quarantined. The desk does not show "test", the daily test inquiries.
  list TEXT NOT NULL DEFAULT 'open' CHECK (list IN ('open', 'follow-up', 'held', 'closed', 'test')),
  -- Event id of the latest staff action. An action on an older version is rejected.
  version TEXT NOT NULL DEFAULT '',
  -- Time of the latest staff action.
  acted_at TEXT,
  -- Email address of the staff member to whom the lead is assigned.
  assignee TEXT NOT NULL DEFAULT '',
  follow_up_on TEXT,
  -- Time of the first answer. answered_on_time is 1 if the answer was on time.
  answered_at TEXT,
  answered_on_time INTEGER,
  -- closed_as: how the lead was answered, or why it is not a lead.
  closed_at TEXT,
  closed_as TEXT,
  -- When a morning email listed the lead because its retention period is about to end.
  erasure_listed_at TEXT,

  -- The longest columns come last, because SQLite reads a row only up to the last column that a statement needs.
  message TEXT NOT NULL,
  -- Name, email address, phone number and message in lowercase and without accents.
  search_text TEXT NOT NULL DEFAULT ''
);
CREATE INDEX leads_by_digest ON leads (digest, created_at);
CREATE INDEX leads_by_form_key ON leads (form_key, created_at);
-- Index for counting recent leads with the reason "flood".
CREATE INDEX leads_by_flood ON leads (brand, created_at) WHERE instr(reasons, 'flood') > 0;
-- Index for the cron job, which searches every minute for quarantined leads that no email has reported.
CREATE INDEX leads_unreported ON leads (created_at) WHERE list = 'held' AND reported_at IS NULL;
-- Covering index for counting the leads in each list.
CREATE INDEX leads_by_list ON leads (list, created_at, id, brand, assignee);
CREATE INDEX leads_by_time ON leads (created_at, id, brand);
CREATE INDEX leads_by_email ON leads (email_key);
CREATE INDEX leads_by_phone ON leads (phone_key);

-- Each lead's history. It contains no visitor data and remains after the lead is erased.
CREATE TABLE lead_events (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  lead TEXT NOT NULL,
  brand TEXT NOT NULL,
  at TEXT NOT NULL,
  -- Email address of a staff member, or "website" or "visitor".
  who TEXT NOT NULL,
  action TEXT NOT NULL,
  -- Depends on the action: an assignee, a date, how the lead was answered, or a reason.
  detail TEXT NOT NULL DEFAULT ''
);
CREATE INDEX lead_events_by_lead ON lead_events (lead, seq);
CREATE INDEX lead_events_by_who ON lead_events (who, at);
CREATE INDEX lead_events_erased ON lead_events (seq) WHERE action = 'erased';

CREATE TRIGGER lead_events_stay BEFORE DELETE ON lead_events BEGIN
  SELECT RAISE(ABORT, 'Events cannot be deleted');
END;
CREATE TRIGGER lead_events_keep BEFORE UPDATE ON lead_events BEGIN
  SELECT RAISE(ABORT, 'Events cannot be changed');
END;

-- Text that staff wrote about a lead. It may name the visitor, so it is erased with the lead.
CREATE TABLE lead_notes (
  event TEXT PRIMARY KEY,
  lead TEXT NOT NULL,
  text TEXT NOT NULL
);
CREATE INDEX lead_notes_by_lead ON lead_notes (lead);

-- Data about erased leads that the desk's statistics need, without any visitor data.
CREATE TABLE erased_leads (
  id TEXT PRIMARY KEY,
  brand TEXT NOT NULL,
  topic TEXT NOT NULL,
  page TEXT NOT NULL,
  created_at TEXT NOT NULL,
  week TEXT NOT NULL,
  answered_at TEXT,
  answered_on_time INTEGER,
  held_back INTEGER NOT NULL,
  -- 1 if staff released the lead from quarantine.
  held_back_wrongly INTEGER NOT NULL,
  -- 1 if the visitor requested an appointment and the lead was never quarantined, or was released.
  requested INTEGER NOT NULL
) WITHOUT ROWID;

-- The data that statistics need about all leads, including erased leads.
CREATE VIEW counted_leads AS
  SELECT id, brand, topic, counted_page AS page, created_at, week, answered_at, answered_on_time,
    reasons <> '' AS held_back, reasons <> '' AND released_at IS NOT NULL AS held_back_wrongly,
    request <> '' AND (reasons = '' OR released_at IS NOT NULL) AS requested
  FROM leads WHERE list <> 'test' UNION ALL SELECT * FROM erased_leads;

-- The latest runs of each cron job. The health check reports jobs that have stopped, and the desk shows the last error.
CREATE TABLE job_runs (
  job TEXT PRIMARY KEY,
  -- End of the latest successful run. Empty if no run was successful.
  completed_at TEXT NOT NULL,
  failed_at TEXT,
  error TEXT NOT NULL DEFAULT ''
);
-- Records a run when the database is created, so the health check passes until the first real run is overdue.
INSERT INTO job_runs (job, completed_at)
VALUES ('sweep', strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));

-- One row per email, stored in the same batch as the change that causes it. worker/mail/ sends the emails.
CREATE TABLE mails (
  -- MailChannels' delivery events contain this id. If staff send an email again, the new copy gets a new id.
  id TEXT PRIMARY KEY,
  -- A kind that worker/mail/kinds/index.ts lists, such as "moved".
  kind TEXT NOT NULL,
  brand TEXT NOT NULL,
  -- Id of the lead that the email is about. Empty for emails about several leads.
  lead TEXT NOT NULL DEFAULT '',
  recipient TEXT NOT NULL CHECK (recipient IN ('visitor', 'colleague', 'office')),
  -- The recipient's email address, if the recipient is one staff member.
  colleague TEXT NOT NULL DEFAULT '',
  -- Content as JSON, for example for an invitation. Empty ({}) if the email is built from the lead when it is sent.
  content TEXT NOT NULL DEFAULT '{}',

  -- due: waits until next_attempt_at. claimed: leased until lease_until. accepted: MailChannels accepted the email. unknown:
  -- MailChannels may have accepted the email, and staff decide. failed: bounced, dropped, or not accepted before give_up_at.
  -- withdrawn: replaced by a later email, or no longer needed.
  state TEXT NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'claimed', 'accepted', 'unknown', 'failed', 'withdrawn')),
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Number of attempts with an unknown outcome. If this number is not 0, the next attempt may send a duplicate.
  unknowns INTEGER NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL,
  next_attempt_at TEXT,
  -- A withdrawn email keeps its lease while a worker is still sending the email. Later emails to the same person wait until then.
  lease_until TEXT,
  -- Time after which the email is not sent. NULL means three days after the first attempt.
  give_up_at TEXT,
  last_error TEXT,
  sent_at TEXT,
  -- MailChannels' id for the email.
  provider_id TEXT,
  -- The latest delivery event from MailChannels, and its time.
  delivery TEXT CHECK (delivery IN ('delivered', 'bounced', 'dropped')),
  delivery_at TEXT,
  -- When an alert listed the email. An alert can list an email twice: when the email is late and when it fails.
  alerted_at TEXT
);
CREATE INDEX mails_due ON mails (state, next_attempt_at);
CREATE INDEX mails_by_lead ON mails (lead, recipient);
-- Index for counting the day's confirmations and finding the latest email to a brand's staff.
CREATE INDEX mails_by_kind ON mails (kind, brand, created_at);
-- Index for the health check, which searches every few seconds for an email accepted in the last hour.
CREATE INDEX mails_by_sent_at ON mails (sent_at);

-- One row per lead with an appointment request. The row is erased together with the lead.
CREATE TABLE appointments (
  lead TEXT PRIMARY KEY,
  brand TEXT NOT NULL,
  -- requested: waits for staff to confirm a time. The other states refer to the latest confirmed time.
  state TEXT NOT NULL DEFAULT 'requested' CHECK (state IN ('requested', 'confirmed', 'canceled', 'no-show')),
  -- A city in lowercase, "phone" or "video". Empty until a time is confirmed.
  place TEXT NOT NULL DEFAULT '',
  starts_at TEXT,
  ends_at TEXT,
  -- Email address of the staff member to whom the appointment is assigned.
  colleague TEXT NOT NULL DEFAULT '',
  -- The iCalendar SEQUENCE and DTSTAMP of the latest invitation. -1 if no invitation was sent.
  sequence INTEGER NOT NULL DEFAULT -1,
  stamped_at TEXT,
  requested_at TEXT NOT NULL,
  confirmed_at TEXT,
  -- When the reminder is due. NULL if no reminder will be sent.
  remind_at TEXT,
  -- Event id of the latest change.
  change TEXT NOT NULL DEFAULT ''
);

-- Indexes for finding overlaps in an office or for a staff member, a day's appointments, and upcoming appointments.
CREATE INDEX appointments_at_place ON appointments (place, starts_at, ends_at) WHERE state = 'confirmed';
CREATE INDEX appointments_of_colleague ON appointments (colleague, starts_at, ends_at) WHERE state = 'confirmed';
CREATE INDEX appointments_by_time ON appointments (state, starts_at, brand);
CREATE INDEX appointments_to_confirm ON appointments (state, requested_at, brand);
CREATE INDEX appointments_to_remind ON appointments (remind_at) WHERE remind_at IS NOT NULL;

-- SHA-256 hashes of the tokens in visitors' appointment links. Each email to a visitor has its own token.
CREATE TABLE appointment_links (
  hash TEXT PRIMARY KEY,
  lead TEXT NOT NULL,
  created_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX appointment_links_by_lead ON appointment_links (lead);

CREATE TRIGGER leads_requested AFTER INSERT ON leads WHEN NEW.request <> '' BEGIN
  INSERT INTO appointments (lead, brand, requested_at) VALUES (NEW.id, NEW.brand, NEW.created_at);
END;

-- After an erasure, the outbox still sends the emails that remove the appointment from calendars. Emails that are being sent keep
-- their lease, because later emails wait until the lease ends.
CREATE TRIGGER leads_erased BEFORE DELETE ON leads BEGIN
  INSERT OR IGNORE INTO erased_leads
  SELECT * FROM counted_leads WHERE id = OLD.id;
  DELETE FROM lead_notes WHERE lead = OLD.id;
  DELETE FROM appointments WHERE lead = OLD.id;
  DELETE FROM appointment_links WHERE lead = OLD.id;
  UPDATE mails SET state = iif(state IN ('due', 'claimed'), 'withdrawn', state), content = '{}', next_attempt_at = NULL
  WHERE lead = OLD.id
    AND NOT (state IN ('due', 'claimed') AND kind IN ('handed-over', 'canceled', 'canceled-by-visitor'));
  DELETE FROM mails WHERE lead = OLD.id AND state NOT IN ('due', 'claimed') AND lease_until IS NULL;
END;
