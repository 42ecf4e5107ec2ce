-- The latest completed run of each cron job. Health reports a job that has stopped.
CREATE TABLE job_runs (
  job TEXT PRIMARY KEY,
  completed_at TEXT NOT NULL
);

-- A new deployment counts as a run, so health stays 200 until the first one is late.
INSERT INTO job_runs (job, completed_at) VALUES ('sweep', strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));

-- Health asks every few seconds whether a lead was mailed in the last hour.
CREATE INDEX leads_by_sent_at ON leads (sent_at);
