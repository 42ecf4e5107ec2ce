/**
 * Runs the worker's cron job of each minute at once, then every minute. In production, Cloudflare does (`crons` in wrangler.toml).
 * Without the job, no email is retried and health turns 503.
 * @param runCron Runs the job with this schedule.
 * @returns A function that stops it.
 */
export function startLocalCron(runCron: (cron: string) => Promise<unknown>): () => Promise<void> {
  const sweep = () => void runCron('* * * * *').catch(console.error)
  sweep()
  const timer = setInterval(sweep, 60_000)
  return async () => clearInterval(timer)
}
