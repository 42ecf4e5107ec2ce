/** Unstable exports of wrangler 4.125.0. If one of these exports changes, test/scripts/unstable-wrangler.test.ts fails. */
export {
  unstable_getMiniflareWorkerOptions as miniflareOptions,
  unstable_readConfig as readWranglerConfig,
  unstable_splitSqlQuery as splitSql,
} from 'wrangler'
