-- The desk: who works on a lead, how it was answered, and the history of its changes.

-- Changes with each action of staff: the id of its event. An action on another version is refused.
ALTER TABLE leads ADD COLUMN version TEXT NOT NULL DEFAULT '';
-- Time of the last action.
ALTER TABLE leads ADD COLUMN acted_at TEXT;
-- Email address of the colleague who works on it.
ALTER TABLE leads ADD COLUMN assignee TEXT NOT NULL DEFAULT '';
-- ISO day.
ALTER TABLE leads ADD COLUMN follow_up_on TEXT;
-- Time of the first answer, and 1 if it was on time.
ALTER TABLE leads ADD COLUMN answered_at TEXT;
ALTER TABLE leads ADD COLUMN answered_on_time INTEGER;
-- closed_as: the way of the answer (mail, phone, in-person), the reason why it is not a lead (spam, wrong-address,
-- sales-pitch), or before-desk.
ALTER TABLE leads ADD COLUMN closed_at TEXT;
ALTER TABLE leads ADD COLUMN closed_as TEXT;
-- When a morning mail announced that the lead will be erased because of its age.
ALTER TABLE leads ADD COLUMN erasure_listed_at TEXT;

-- The list of the desk that shows the lead: open, follow-up, held (quarantined) or closed.
ALTER TABLE leads ADD COLUMN list TEXT NOT NULL DEFAULT 'open';
-- The service that the visitor asked about or chose.
ALTER TABLE leads ADD COLUMN topic TEXT NOT NULL DEFAULT '';
-- ISO time at which the lead was first queued for delivery: when it was stored, or released. NULL while it is held back.
ALTER TABLE leads ADD COLUMN due_from TEXT;
-- The site's page that led to the form. Empty if the visitor's browser named no page of the site.
ALTER TABLE leads ADD COLUMN counted_page TEXT NOT NULL DEFAULT '';

-- Two leads with the same key are from the same person.
ALTER TABLE leads ADD COLUMN email_key TEXT GENERATED ALWAYS AS (lower(email)) VIRTUAL;
-- The last ten digits.
ALTER TABLE leads ADD COLUMN phone_key TEXT GENERATED ALWAYS AS (substr(replace(replace(replace(replace(replace(phone,
  ' ', ''), '-', ''), '(', ''), ')', ''), '+', ''), -10)) VIRTUAL;

UPDATE leads SET topic = coalesce(nullif(asked_title, ''), service);
UPDATE leads SET list = 'held' WHERE state = 'quarantined';
UPDATE leads SET due_from = coalesce(released_at, created_at) WHERE state <> 'quarantined';
-- Staff answered these by mail, without a record.
UPDATE leads SET list = 'closed', closed_at = sent_at, closed_as = 'before-desk', acted_at = sent_at WHERE state = 'sent';

-- Each list in its order. The last columns let filters skip a lead without reading its row.
CREATE INDEX leads_by_list ON leads (list, created_at, id, brand, topic, form_type);
CREATE INDEX leads_by_time ON leads (created_at, id, brand, topic, form_type);
CREATE INDEX leads_by_assignee ON leads (assignee, created_at, id, brand, topic, form_type, list);
CREATE INDEX leads_by_follow_up ON leads (list, follow_up_on, id, brand, topic, form_type, created_at);
CREATE INDEX leads_by_brand ON leads (brand, list, state, assignee);
CREATE INDEX leads_by_email ON leads (email_key, created_at);
CREATE INDEX leads_by_phone ON leads (phone_key, created_at);
CREATE INDEX leads_by_age ON leads (list, coalesce(acted_at, created_at));

-- The history of each lead. It names no visitor, and stays when the lead is erased.
CREATE TABLE lead_events (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  lead TEXT NOT NULL,
  brand TEXT NOT NULL,
  at TEXT NOT NULL,
  -- Email address of a colleague, or "website".
  who TEXT NOT NULL,
  action TEXT NOT NULL,
  -- A colleague, a day, a way or a reason.
  detail TEXT NOT NULL DEFAULT ''
);
CREATE INDEX lead_events_by_lead ON lead_events (lead, seq);
CREATE INDEX lead_events_by_who ON lead_events (who);

CREATE TRIGGER lead_events_stay BEFORE DELETE ON lead_events BEGIN
  SELECT RAISE(ABORT, 'Events cannot be deleted');
END;
CREATE TRIGGER lead_events_keep BEFORE UPDATE ON lead_events BEGIN
  SELECT RAISE(ABORT, 'Events cannot be changed');
END;

-- Text that staff wrote about a lead. It may name the visitor, so it is erased with the lead.
CREATE TABLE lead_notes (
  -- Id of the note's event.
  event TEXT PRIMARY KEY,
  lead TEXT NOT NULL,
  text TEXT NOT NULL
);
CREATE INDEX lead_notes_by_lead ON lead_notes (lead);

-- The full-text index. The last three columns are for filters. secure-delete removes an erased lead's words at once.
CREATE VIRTUAL TABLE lead_search USING fts5(name, email, phone, phone_key, message, brand, topic, form_type,
  content = 'leads', content_rowid = 'rowid', tokenize = 'unicode61 remove_diacritics 2');
INSERT INTO lead_search (lead_search, rank) VALUES ('secure-delete', 1);
INSERT INTO lead_search (lead_search) VALUES ('rebuild');

-- Counts without names. They stay when leads are erased. Weeks start on Monday in Eastern Standard Time.
CREATE TABLE lead_counts (
  week TEXT NOT NULL,
  brand TEXT NOT NULL,
  topic TEXT NOT NULL,
  -- A page of the site, or empty.
  page TEXT NOT NULL,
  received INTEGER NOT NULL DEFAULT 0,
  held_back INTEGER NOT NULL DEFAULT 0,
  -- Released by staff.
  held_back_wrongly INTEGER NOT NULL DEFAULT 0,
  answered INTEGER NOT NULL DEFAULT 0,
  answered_on_time INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (week, brand, topic, page)
) WITHOUT ROWID;

-- Hours from an inquiry to its first answer, by the week of the inquiry.
CREATE TABLE lead_answer_hours (
  week TEXT NOT NULL,
  brand TEXT NOT NULL,
  hours INTEGER NOT NULL,
  answers INTEGER NOT NULL,
  PRIMARY KEY (week, brand, hours)
) WITHOUT ROWID;

-- Paths that visitors sent may contain names. Only the worker knows which of them are pages.
INSERT INTO lead_counts (week, brand, topic, page, received, held_back)
SELECT date(created_at, '-5 hours', '-6 days', 'weekday 1'), brand, topic, '', count(*), sum(state = 'quarantined')
FROM leads GROUP BY 1, 2, 3;

-- While a deployment with the desk starts, the worker before it still stores leads, and knows no lists.
CREATE TRIGGER leads_added AFTER INSERT ON leads BEGIN
  UPDATE leads SET list = 'held' WHERE rowid = NEW.rowid AND NEW.state = 'quarantined';
  UPDATE leads SET due_from = NEW.created_at WHERE rowid = NEW.rowid AND NEW.state <> 'quarantined';
  INSERT INTO lead_search (rowid, name, email, phone, phone_key, message, brand, topic, form_type)
  VALUES (NEW.rowid, NEW.name, NEW.email, NEW.phone, NEW.phone_key, NEW.message, NEW.brand, NEW.topic, NEW.form_type);
  INSERT INTO lead_counts (week, brand, topic, page, received, held_back)
  VALUES (date(NEW.created_at, '-5 hours', '-6 days', 'weekday 1'), NEW.brand, NEW.topic, NEW.counted_page, 1,
    NEW.state = 'quarantined')
  ON CONFLICT (week, brand, topic, page) DO UPDATE
    SET received = received + 1, held_back = held_back + excluded.held_back;
END;

CREATE TRIGGER leads_erased AFTER DELETE ON leads BEGIN
  INSERT INTO lead_search (lead_search, rowid, name, email, phone, phone_key, message, brand, topic, form_type)
  VALUES ('delete', OLD.rowid, OLD.name, OLD.email, OLD.phone, OLD.phone_key, OLD.message, OLD.brand, OLD.topic, OLD.form_type);
  DELETE FROM lead_notes WHERE lead = OLD.id;
END;

CREATE TRIGGER leads_answered AFTER UPDATE OF answered_at ON leads
WHEN OLD.answered_at IS NULL AND NEW.answered_at IS NOT NULL BEGIN
  UPDATE lead_counts SET answered = answered + 1, answered_on_time = answered_on_time + NEW.answered_on_time
  WHERE week = date(NEW.created_at, '-5 hours', '-6 days', 'weekday 1') AND brand = NEW.brand AND topic = NEW.topic
    AND page = NEW.counted_page;
  INSERT INTO lead_answer_hours (week, brand, hours, answers)
  VALUES (date(NEW.created_at, '-5 hours', '-6 days', 'weekday 1'), NEW.brand,
    max(0, CAST((julianday(NEW.answered_at) - julianday(NEW.created_at)) * 24 AS INTEGER)), 1)
  ON CONFLICT (week, brand, hours) DO UPDATE SET answers = answers + 1;
END;

-- Turnstile's late answer also releases leads, and clears their reasons. Those were not held back.
CREATE TRIGGER leads_released AFTER UPDATE OF state ON leads
WHEN OLD.state = 'quarantined' AND NEW.state = 'pending' BEGIN
  UPDATE leads SET due_from = coalesce(NEW.released_at, NEW.created_at) WHERE rowid = NEW.rowid AND due_from IS NULL;
  UPDATE lead_counts
  SET held_back = held_back - (NEW.reasons = ''), held_back_wrongly = held_back_wrongly + (NEW.reasons <> '')
  WHERE week = date(NEW.created_at, '-5 hours', '-6 days', 'weekday 1') AND brand = NEW.brand AND topic = NEW.topic
    AND page = NEW.counted_page;
END;

INSERT INTO job_runs (job, completed_at) VALUES ('morning', strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
