import { expect, test } from 'vitest'
import { BRAND_IDS, getBrand } from '#brands/index'
import { nodeOf, readPage } from '#test/helpers/worker/read-page'
import { setUpSite } from '#test/helpers/worker/set-up-site'
import { fetchSite } from '#test/helpers/worker/site'
import { indexablePaths } from '../../../src/indexable-paths'

setUpSite()

const linksOf = (html: string) => [...html.matchAll(/<a [^>]*href="([^"#]*)/g)].map(([, href]) => href)

test.each(BRAND_IDS)('%s: the resources page links to every page below it, and the menu links to it', async (id) => {
  const html = await (await fetchSite(`https://${getBrand(id).domain}/resources`)).text()
  const [menu = '', main = ''] = html.split('<main')
  expect(linksOf(menu)).toContain('/resources')
  const tools = indexablePaths().filter((path) => path.startsWith('/resources/'))
  expect(tools.length).toBeGreaterThanOrEqual(5)
  expect(linksOf(main.split('</main>')[0] ?? '')).toEqual(expect.arrayContaining(tools))
})

test('the breadcrumbs of a tool lead to the resources page', async () => {
  const page = await readPage('/resources/check-my-refund')
  expect(nodeOf(page, 'BreadcrumbList')?.itemListElement).toMatchObject([
    { name: 'Home' },
    { name: 'Resources', item: 'https://dresdentax.example/resources' },
    { position: 3 },
  ])
})
