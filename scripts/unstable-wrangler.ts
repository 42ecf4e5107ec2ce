/**
 * The functions of wrangler without a stable name, tried with wrangler 4.124.0. test/scripts/unstable-wrangler.test.ts says which
 * one has changed.
 */
export {
  /** The options of a built worker for Miniflare. `npm start` serves the build with them. */
  unstable_getMiniflareWorkerOptions as miniflareOptions,
  /** Reads wrangler.toml with its defaults and checks. */
  unstable_readConfig as readWranglerConfig,
  /** Splits a migration into its statements. */
  unstable_splitSqlQuery as splitSql,
} from 'wrangler'
