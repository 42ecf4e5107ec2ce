import { expect, test } from 'vitest'
import { createWrangler } from '#scripts/deploy/wrangler'

test('without a login, the error names the command for it', async () => {
  // An empty home has no login.
  const variables = { HOME: '/nonexistent', XDG_CONFIG_HOME: '/nonexistent', CLOUDFLARE_API_TOKEN: '' }
  const wrangler = createWrangler({ cwd: process.cwd(), variables })
  await expect(wrangler.run(['kv', 'namespace', 'list'])).rejects.toThrow(
    '`wrangler kv namespace list` failed: There is no login. Run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN.',
  )
})
