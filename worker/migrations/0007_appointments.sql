-- Appointments: requests of the schedule form, confirmed times, mails with invitations, and visitors' links.

-- JSON of an appointment request: {"service", "place", "minutes", "wishes": [{"day", "part"}]}. Empty for other leads.
ALTER TABLE leads ADD COLUMN request TEXT NOT NULL DEFAULT '';

-- One row per lead with an appointment request. It is erased with the lead.
CREATE TABLE appointments (
  lead TEXT PRIMARY KEY,
  brand TEXT NOT NULL,
  -- requested: waits for staff. The others are about the latest confirmed time.
  state TEXT NOT NULL DEFAULT 'requested' CHECK (state IN ('requested', 'confirmed', 'canceled', 'no-show')),
  -- A city in lower case, phone or video. Empty until a time is confirmed.
  place TEXT NOT NULL DEFAULT '',
  -- ISO times.
  starts_at TEXT,
  ends_at TEXT,
  -- Email address of the colleague who has the appointment.
  colleague TEXT NOT NULL DEFAULT '',
  -- The iCalendar SEQUENCE of the latest invitation, and its DTSTAMP. -1: none was sent.
  sequence INTEGER NOT NULL DEFAULT -1,
  stamped_at TEXT,
  requested_at TEXT NOT NULL,
  -- Time of the first confirmation.
  confirmed_at TEXT,
  -- When the reminder is due. NULL: no reminder.
  remind_at TEXT,
  -- Id of the event of the last change.
  change TEXT NOT NULL DEFAULT ''
);

-- Overlaps at a place and of a colleague, the appointments of a day, and those that are ahead.
CREATE INDEX appointments_at_place ON appointments (place, starts_at, ends_at) WHERE state = 'confirmed';
CREATE INDEX appointments_of_colleague ON appointments (colleague, starts_at, ends_at) WHERE state = 'confirmed';
CREATE INDEX appointments_by_time ON appointments (state, starts_at, brand);
CREATE INDEX appointments_to_confirm ON appointments (state, requested_at, brand);
CREATE INDEX appointments_to_remind ON appointments (remind_at) WHERE remind_at IS NOT NULL;

-- Mails about confirmed times. A mail is stored in the transaction of its change, so that none is lost.
CREATE TABLE appointment_mails (
  -- The event of the change and the recipient: one mail per change and recipient.
  id TEXT PRIMARY KEY,
  lead TEXT NOT NULL,
  brand TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN
    ('confirmed', 'moved', 'handed-over', 'canceled', 'reminder', 'change-asked', 'canceled-by-visitor')),
  recipient TEXT NOT NULL CHECK (recipient IN ('visitor', 'colleague', 'office')),
  -- JSON of what the mail says. {} once the mail is settled.
  content TEXT NOT NULL,
  -- superseded: a later mail to the same recipient replaces it.
  state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'sending', 'sent', 'failed', 'superseded')),
  -- 1 if a later mail to the same person replaces it. If it was being sent at that time, a failed attempt is not repeated.
  replaced INTEGER NOT NULL DEFAULT 0,
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Attempts with an unknown outcome.
  unsure INTEGER NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL,
  next_attempt_at TEXT,
  lease_until TEXT,
  give_up_at TEXT NOT NULL,
  last_error TEXT,
  sent_at TEXT,
  alerted_at TEXT
);
CREATE INDEX appointment_mails_due ON appointment_mails (state, next_attempt_at);
CREATE INDEX appointment_mails_by_lead ON appointment_mails (lead, recipient, created_at);

-- SHA-256 of the tokens in visitors' links. Each mail to a visitor has its own token.
CREATE TABLE appointment_links (
  hash TEXT PRIMARY KEY,
  lead TEXT NOT NULL,
  created_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX appointment_links_by_lead ON appointment_links (lead);

-- Counts without names, by the week in which it happened. They stay when leads are erased.
CREATE TABLE appointment_counts (
  week TEXT NOT NULL,
  brand TEXT NOT NULL,
  -- requested, confirmed, moved, canceled, canceled-by-visitor, no-show.
  what TEXT NOT NULL,
  n INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (week, brand, what)
) WITHOUT ROWID;

-- Hours from a request to its first confirmation, by the week of the request.
CREATE TABLE appointment_confirm_hours (
  week TEXT NOT NULL,
  brand TEXT NOT NULL,
  hours INTEGER NOT NULL,
  n INTEGER NOT NULL,
  PRIMARY KEY (week, brand, hours)
) WITHOUT ROWID;

CREATE TRIGGER leads_requested AFTER INSERT ON leads WHEN NEW.request <> '' BEGIN
  INSERT INTO appointments (lead, brand, requested_at) VALUES (NEW.id, NEW.brand, NEW.created_at);
  INSERT INTO appointment_counts (week, brand, what, n)
  SELECT date(NEW.created_at, '-5 hours', '-6 days', 'weekday 1'), NEW.brand, 'requested', 1 WHERE NEW.state <> 'quarantined'
  ON CONFLICT (week, brand, what) DO UPDATE SET n = n + 1;
END;

-- A request that was held back counts once it is released.
CREATE TRIGGER leads_requested_late AFTER UPDATE OF state ON leads
WHEN NEW.request <> '' AND OLD.state = 'quarantined' AND NEW.state <> 'quarantined' BEGIN
  INSERT INTO appointment_counts (week, brand, what, n)
  VALUES (date(NEW.created_at, '-5 hours', '-6 days', 'weekday 1'), NEW.brand, 'requested', 1)
  ON CONFLICT (week, brand, what) DO UPDATE SET n = n + 1;
END;

-- Only mails that take the appointment out of calendars still go out.
CREATE TRIGGER leads_with_appointment_erased AFTER DELETE ON leads WHEN OLD.request <> '' BEGIN
  DELETE FROM appointments WHERE lead = OLD.id;
  DELETE FROM appointment_links WHERE lead = OLD.id;
  UPDATE appointment_mails SET state = iif(state IN ('pending', 'sending'), 'superseded', state), content = '{}',
    next_attempt_at = NULL
  WHERE lead = OLD.id
    AND NOT (state IN ('pending', 'sending') AND kind IN ('handed-over', 'canceled', 'canceled-by-visitor'));
END;

CREATE TRIGGER appointments_counted AFTER INSERT ON lead_events
WHEN NEW.action IN ('confirm', 'move', 'cancel', 'no-show', 'canceled-by-visitor') BEGIN
  INSERT INTO appointment_counts (week, brand, what, n)
  VALUES (date(NEW.at, '-5 hours', '-6 days', 'weekday 1'), NEW.brand,
    CASE NEW.action WHEN 'confirm' THEN 'confirmed' WHEN 'move' THEN 'moved' WHEN 'cancel' THEN 'canceled' ELSE NEW.action END, 1)
  ON CONFLICT (week, brand, what) DO UPDATE SET n = n + 1;
END;

CREATE TRIGGER appointments_confirmed AFTER UPDATE OF confirmed_at ON appointments
WHEN OLD.confirmed_at IS NULL AND NEW.confirmed_at IS NOT NULL BEGIN
  INSERT INTO appointment_confirm_hours (week, brand, hours, n)
  VALUES (date(NEW.requested_at, '-5 hours', '-6 days', 'weekday 1'), NEW.brand,
    max(0, CAST((julianday(NEW.confirmed_at) - julianday(NEW.requested_at)) * 24 AS INTEGER)), 1)
  ON CONFLICT (week, brand, hours) DO UPDATE SET n = n + 1;
END;
