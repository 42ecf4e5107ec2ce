/**
 * Runs the worker's every-minute cron job, first immediately and then once a minute. In production, Cloudflare runs all
 * cron jobs on the schedules in wrangler.toml. Without this job, the worker does not retry emails, and the health check
 * responds with a 503.
 */
export function startLocalCron(runCron: (cron: string) => Promise<unknown>): () => Promise<void> {
  const sweep = () => void runCron('* * * * *').catch(console.error)
  sweep()
  const timer = setInterval(sweep, 60_000)
  return async () => clearInterval(timer)
}
