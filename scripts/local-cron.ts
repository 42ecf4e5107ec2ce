/**
 * Runs the worker's every-minute cron job: first immediately, then once a minute. In production, Cloudflare runs the job on the
 * schedule in wrangler.toml. Without the job, the worker does not retry emails, and the health check responds with a 503.
 */
export function startLocalCron(runCron: (cron: string) => Promise<unknown>): () => Promise<void> {
  const sweep = () => void runCron('* * * * *').catch(console.error)
  sweep()
  const timer = setInterval(sweep, 60_000)
  return async () => clearInterval(timer)
}
