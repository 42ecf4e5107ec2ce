import { expect, test } from 'vitest'
import { getBrand } from '#brands/index.ts'
import { CONTACT_FIELDS, contactValues } from '#shared/contact-texts.ts'
import { openDesk, startDesk } from '#test/helpers/worker/desk-site.ts'
import { inquiry, leadParts, onlyLead } from '#test/helpers/worker/lead-parts.ts'

test("every field on the contact form appears in the email to staff and on the lead's desk page", async () => {
  await startDesk()
  const brand = getBrand('dresdentax')
  const own = { email: 'ana@visitor.test', phone: '740-555-0142', service: `${brand.serviceOptions[0]?.title}` }
  const values = contactValues(({ name }) => ({ ...own })[name as keyof typeof own] ?? `The ${name} of Ana`)
  const { leadService, mailer } = leadParts()
  const work: Promise<unknown>[] = []
  await leadService.submit(inquiry({ fields: values }), brand, (later) => work.push(later))
  await Promise.all(work)
  const row = await onlyLead()
  const csv = await (await openDesk('/lists/all.csv')).text()
  const page = await (await openDesk(`/leads/${row.id}`)).text()
  const office = JSON.stringify(mailer.sent.find(({ id }) => id.endsWith('-office')))
  for (const field of CONTACT_FIELDS) {
    expect(row).toMatchObject({ [field]: values[field] })
    for (const text of [office, page]) expect(text, field).toContain(values[field])
    if (field !== 'service') expect(csv).toContain(values[field])
  }
})
