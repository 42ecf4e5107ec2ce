/**
 * wrangler has no stable names for these functions. They work with wrangler 4.124.0. If one changes,
 * test/scripts/unstable-wrangler.test.ts fails and names it.
 */
export {
  /** The options of a built worker for Miniflare. `npm start` serves the build with them. */
  unstable_getMiniflareWorkerOptions as miniflareOptions,
  /** Reads wrangler.toml with its defaults and checks. */
  unstable_readConfig as readWranglerConfig,
  /** Splits a migration into its statements. */
  unstable_splitSqlQuery as splitSql,
} from 'wrangler'
