import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { ghostPost } from '#test/helpers/worker/fakes.ts'
import { setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { fetchSite } from '#test/helpers/worker/site.ts'
import { inlineHashes } from '#worker/http/inline-hashes.ts'

const CODE = 'alert(1)'
const images = [`<script><script>${CODE}</script>`, `<script>${CODE}</script>`].map(
  (alt, index) => `<img src="/content/images/${index}.png" alt="${alt}">`,
)
setUpSite([ghostPost({ slug: 'first' }), ghostPost({ slug: 'scripts', html: `<p>Text.</p>${images.join('')}` })])

async function readElements(path: string) {
  const response = await fetchSite(path)
  const elements: Element[] = []
  visit(fromHtml(await response.text()), 'element', (element) => void elements.push(element))
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name)
  return { named, policy: response.headers.get('content-security-policy') ?? '' }
}

test('a script in an image description is rendered as text', async () => {
  const { named, policy } = await readElements('/blog/scripts')
  expect(named('img').map(({ properties }) => properties.alt)).toContain(`<script>${CODE}</script>`)
  expect(named('script').map(textOf)).not.toContain(CODE)
  const [hash = ''] = (await inlineHashes(`<script>${CODE}</script>`)).script
  expect(policy).toContain("script-src 'self' 'sha256-")
  expect(policy).not.toContain(hash)
})

test('the blog page keeps its styles if a visitor searches for the style placeholder "/* styles */"', async () => {
  const query = '/* styles */'
  const { named } = await readElements(`/blog?q=${encodeURIComponent(query)}`)
  expect(named('title').map(textOf)[0]).toContain(query)
  expect(named('style').map(textOf)[0]).toContain('--font-heading')
})
