/** The last file of worker/migrations/. Wrangler applies them in order, so a database that has it has all. */
export const LATEST_MIGRATION = '0008_erased_events.sql'
