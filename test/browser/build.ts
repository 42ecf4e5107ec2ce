/** Builds the site, because the browser tests use the production build. */
import { build } from '#scripts/build.ts'

export default async function setUp(): Promise<void> {
  if (process.env.TEST_BUILD !== 'done') await build()
}
