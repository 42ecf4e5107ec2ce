/**
 * Runs the worker's cron job immediately and then once a minute. In production, Cloudflare runs the cron job on the
 * schedule in wrangler.toml. Without the cron job, the worker does not retry emails, and the health check responds with
 * a 503.
 */
export function startLocalCron(runCron: (cron: string) => Promise<unknown>): () => Promise<void> {
  const sweep = () => void runCron('* * * * *').catch(console.error)
  sweep()
  const timer = setInterval(sweep, 60_000)
  return async () => clearInterval(timer)
}
