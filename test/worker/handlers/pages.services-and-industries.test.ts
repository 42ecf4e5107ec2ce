import { expect, test } from 'vitest'
import { brands } from '#brands/index'
import { industries } from '#industries/index'
import { services } from '#services/index'
import { setUpSite } from '#test/helpers/worker/set-up-site'
import { fetchSite } from '#test/helpers/worker/site'

setUpSite([])

async function read(url: string): Promise<string> {
  const response = await fetchSite(url)
  expect([url, response.status]).toEqual([url, 200])
  return response.text()
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href)
}

function mainOf(html: string): string {
  return /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
}

test.each(services)(
  '$id: its page shows its drawing or the brand’s, and links to the contact form with the service and the page',
  async (service) => {
    for (const { id, domain, hasPageDrawings } of brands) {
      const html = await read(`https://${domain}${service.link}`)
      expect(html).toContain(`href="${hasPageDrawings ? `/art/${id}/pages.svg#${service.id}` : service.image}"`)
      expect(linksIn(html)).toContain(`/contact?service=${service.id}&amp;from=${encodeURIComponent(service.link)}`)
    }
  },
)

test.each(services)(
  '$id: each brand has it in its form and, unless the brand omits it, in its menu, list and sitemap',
  async ({ id, link }) => {
    for (const { domain, services: brandServices, serviceOptions } of brands) {
      const html = await read(`https://${domain}/services`)
      const [header = '', list = ''] = [html.split('<main')[0], mainOf(html)]
      const isShown = !brandServices.hidden.includes(id)
      expect([linksIn(header).includes(link), linksIn(list).includes(link)]).toEqual([isShown, isShown])
      const sitemap = await read(`https://${domain}/sitemap.xml`)
      expect(sitemap.includes(`<loc>https://${domain}${link}</loc>`)).toBe(isShown)
      const option = serviceOptions.find((choice) => choice.services.includes(id))?.title
      expect(await read(`https://${domain}/contact?service=${id}`)).toContain(`<option selected="">${option}</option>`)
    }
  },
)

test.each(industries)(
  '$slug: its page shows its drawing, and each brand has it in its menu, list and sitemap',
  async ({ slug, link }) => {
    expect(await read(link)).toContain(`href="/art/industries.svg#${slug}"`)
    for (const { domain } of brands) {
      const html = await read(`https://${domain}/industries`)
      expect(linksIn(html.split('<main')[0] ?? '')).toContain(link)
      expect(linksIn(mainOf(html))).toContain(link)
      expect(await read(`https://${domain}/sitemap.xml`)).toContain(`<loc>https://${domain}${link}</loc>`)
    }
  },
)
