/** The service that a visitor asks about, from the link on its page to the lead and the mail. */
import { expect, test } from 'vitest'
import { brands } from '#brands/index'
import { services } from '#services/index'
import { network, setUpSite } from '#test/helpers/worker/set-up-site'
import { fetchSite } from '#test/helpers/worker/site'
import { leads } from '#test/helpers/worker/storage'

setUpSite()

const valid = { name: 'Ana Pérez', email: 'ana@visitor.test', service: '', message: 'Can you help?' }

function post(formData: unknown, extra: object = {}) {
  return fetchSite('/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ formData, ...extra }),
  })
}

function postForm(fields: Record<string, string>, path = '/contact') {
  return fetchSite(path, { method: 'POST', body: new URLSearchParams(fields) })
}

/** The fields of a form, as a browser without JavaScript sends them. */
function fieldsOf(html: string): Record<string, string> {
  const [form = ''] = /<form [^>]*action="\/contact[\s\S]*?<\/form>/.exec(html) ?? []
  const hidden = [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)]
  const [, service = ''] = /<option selected="">([^<]*)</.exec(form) ?? []
  return { ...Object.fromEntries(hidden.map(([, name, value]) => [name, value])), service }
}

test.each(
  brands.flatMap((brand) => services.map((service) => ({ brand, service, name: `${brand.id}, ${service.id}` }))),
)(
  '$name: the page, its form, the lead and the mail name the service that the visitor asks about and the page before',
  async ({ brand, service }) => {
    const site = (path: string) => `https://${brand.domain}${path}`
    const page = await (await fetchSite(site(service.link))).text()
    const [, href = ''] = /<main[\s\S]*? href="(\/contact\?[^"]*)"/.exec(page) ?? []
    const form = await (await fetchSite(site(href.replaceAll('&amp;', '&')))).text()
    const title = brand.services.overrides[service.id]?.title ?? service.title
    expect(form.replace(/<!-- -->/g, '')).toContain(
      `You are asking about <strong>${title.replaceAll('&', '&amp;')}</strong>`,
    )
    const given = { ...valid, ...fieldsOf(form), message: `About ${service.id}` }
    expect((await postForm(given, site('/contact'))).status).toBe(303)
    expect(await leads()).toMatchObject([
      {
        asked_service: service.id,
        asked_title: title,
        from_page: service.link,
        page: '/contact',
        service: given.service,
      },
    ])
    const option = brand.serviceOptions.find((choice) => choice.services.includes(service.id))?.title
    expect(given.service).toBe(option)
    const [mail] = network.mails as { subject: string; content: { value: string }[] }[]
    expect(mail?.subject).toContain(`, ${title} [`)
    for (const fact of [`Asked about: ${title} (${service.id})`, `Came from: ${service.link}`, `Service: ${option}`])
      expect(mail?.content[0]?.value).toContain(fact)
  },
)

test('a script’s message carries the asked service and the page before', async () => {
  await post(
    { ...valid, asked: 'payroll' },
    {
      source: { page: '/contact', from: '/services/payroll?x=1' },
    },
  )
  expect(await leads()).toMatchObject([
    { asked_service: 'payroll', asked_title: 'Payroll', from_page: '/services/payroll' },
  ])
})

test.each(['', 'nothing', '__proto__', 'payroll/', ['payroll'], { id: 'payroll' }])(
  'the unknown asked service %j is ignored, and the message is stored',
  async (asked) => {
    const response = await post({ ...valid, asked }, { source: { from: '//evil.test' } })
    expect(response.status).toBe(200)
    expect(await leads()).toMatchObject([{ asked_service: '', asked_title: '', from_page: '' }])
  },
)

test.each(['nothing', '__proto__', 'personal-tax/pricing', '<b>', ''])(
  'the contact page with ?service=%s asks about no service',
  async (service) => {
    const response = await fetchSite(`/contact?${new URLSearchParams({ service })}`)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).not.toContain('You are asking about')
    expect(html).not.toContain('name="asked"')
  },
)

test('without JavaScript, a form that comes back with an error still carries the asked service and the page before', async () => {
  const given = { ...valid, email: 'nobody', asked: 'payroll', from: '/services/payroll' }
  const fields = fieldsOf(await (await postForm(given)).text())
  expect(fields).toMatchObject({ asked: 'payroll', from: '/services/payroll', page: '/contact' })
})
