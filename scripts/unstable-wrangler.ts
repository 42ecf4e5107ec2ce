/** Exports of wrangler 4.124.0 that are marked unstable. If one of them changes, test/scripts/unstable-wrangler.test.ts fails. */
export {
  /** Returns Miniflare options for a built worker. `npm start` serves the build with them. */
  unstable_getMiniflareWorkerOptions as miniflareOptions,
  /** Reads and validates wrangler.toml, and applies its defaults. */
  unstable_readConfig as readWranglerConfig,
  /** Splits a migration into its statements. */
  unstable_splitSqlQuery as splitSql,
} from 'wrangler'
