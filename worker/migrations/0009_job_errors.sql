-- The latest failed run of a cron job, for the desk.
ALTER TABLE job_runs ADD COLUMN failed_at TEXT;
ALTER TABLE job_runs ADD COLUMN error TEXT NOT NULL DEFAULT '';
