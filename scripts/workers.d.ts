/** Declares the Cloudflare types that Node programs need. Omits values such as `caches`, which Node does not have. */
type AnalyticsEngineDataset = import('@cloudflare/workers-types').AnalyticsEngineDataset
type Cache = import('@cloudflare/workers-types').Cache
type D1Database = import('@cloudflare/workers-types').D1Database
type Fetcher = import('@cloudflare/workers-types').Fetcher
type KVNamespace = import('@cloudflare/workers-types').KVNamespace
type RateLimit = import('@cloudflare/workers-types').RateLimit
type WorkerVersionMetadata = import('@cloudflare/workers-types').WorkerVersionMetadata
