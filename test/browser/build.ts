import { build } from '#scripts/build.ts'

export default async function setUp(): Promise<void> {
  if (process.env.TEST_BUILD !== 'done') await build()
}
