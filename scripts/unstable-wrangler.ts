/** Unstable exports of wrangler 4.125.0. If one of these exports changes, test/scripts/unstable-wrangler.test.ts fails. */
export {
  /** Returns the Miniflare options that `npm start` uses to serve a built worker. */
  unstable_getMiniflareWorkerOptions as miniflareOptions,
  /** Reads and validates wrangler.toml, and adds the default values. */
  unstable_readConfig as readWranglerConfig,
  unstable_splitSqlQuery as splitSql,
} from 'wrangler'
