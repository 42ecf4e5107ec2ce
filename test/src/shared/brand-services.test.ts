import * as v from 'valibot'
import { expect, test } from 'vitest'
import { serviceFields } from '#shared/brand-services.ts'

const ALL = ['tax', 'books', 'payroll', 'advice'].map((id, index) => ({ id, priority: index + 1 }))
const schema = v.strictObject(serviceFields(ALL))
const other = { title: 'Other Services' }

test('a brand without service settings shows all services, by priority, under "Other Services"', () => {
  expect(v.parse(schema, { serviceOptions: [other] })).toEqual({
    serviceOptions: [{ ...other, services: ['tax', 'books', 'payroll', 'advice'] }],
    services: { order: ['tax', 'books', 'payroll', 'advice'], overrides: {}, hidden: [] },
    meetingMinutes: {},
  })
})

test("services missing from a brand's service order are added to the end of the order", () => {
  const options = [{ title: 'Consulting' }, { title: 'Pay', services: ['payroll'] }, other]
  expect(v.parse(schema, { serviceOptions: options, services: { order: ['payroll', 'books'] } })).toMatchObject({
    serviceOptions: [{ services: [] }, { services: ['payroll'] }, { services: ['tax', 'books', 'advice'] }],
    services: { order: ['payroll', 'books', 'tax', 'advice'] },
  })
})

test("services missing from a brand's order are sorted by the brand's priority overrides", () => {
  const services = { order: ['payroll'], overrides: { tax: { priority: 9 }, advice: { priority: 0 } } }
  expect(v.parse(schema, { serviceOptions: [other], services })).toMatchObject({
    services: { order: ['payroll', 'advice', 'books', 'tax'] },
  })
})

test.each<[string, object, string]>([
  ['no service options', { serviceOptions: [] }, 'serviceOptions: the last choice must be "Other Services"'],
  ['the last option "Tax"', { serviceOptions: [other, { title: 'Tax' }] }, 'serviceOptions: the last choice must be'],
  ['two equal option titles', { serviceOptions: [other, other] }, 'serviceOptions: two choices have the same title'],
  [
    'two options for one service',
    {
      serviceOptions: [
        { title: 'Tax', services: ['tax'] },
        { ...other, services: ['tax'] },
      ],
    },
    'serviceOptions: two choices name the same service',
  ],
  ['an override for an unknown service', { services: { overrides: { x: {} } } }, 'services.overrides.x'],
  ['an unknown service field', { services: { overrides: { tax: { icon: 'x' } } } }, 'services.overrides.tax.icon'],
  ['a meeting length for an unknown service', { meetingMinutes: { x: 60 } }, 'meetingMinutes.x'],
  ['a 5-hour meeting length', { meetingMinutes: { tax: 300 } }, 'meetingMinutes.tax: must be 240 minutes or less'],
  ['a 50-minute meeting length', { meetingMinutes: { tax: 50 } }, 'meetingMinutes.tax: must be quarters of an hour'],
])('a brand with %s is rejected with an error that names the field', (_what, fields, error) => {
  const { issues = [] } = v.safeParse(schema, { serviceOptions: [other], ...fields })
  expect(issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toEqual([expect.stringContaining(error)])
})
