/** Builds the site once before the browser tests, which use the production build. Two projects of Vitest call this. */
import { build } from '#scripts/build'

export default async function setUp(): Promise<void> {
  if (process.env.TEST_BUILD === 'done') return
  await build()
  process.env.TEST_BUILD = 'done'
}
