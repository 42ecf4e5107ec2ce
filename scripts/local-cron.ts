/**
 * Runs the worker's every-minute cron job immediately, then every minute. In production, Cloudflare runs it (`crons` in
 * wrangler.toml). Without the job, no email is retried and the health check returns a 503.
 * @param runCron Runs the cron job that has the given schedule.
 * @returns a function that stops the runs.
 */
export function startLocalCron(runCron: (cron: string) => Promise<unknown>): () => Promise<void> {
  const sweep = () => void runCron('* * * * *').catch(console.error)
  sweep()
  const timer = setInterval(sweep, 60_000)
  return async () => clearInterval(timer)
}
