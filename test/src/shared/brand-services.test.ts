import * as v from 'valibot'
import { expect, test } from 'vitest'
import { serviceFields } from '#shared/brand-services.ts'

const ALL = ['tax', 'books', 'payroll', 'advice'].map((id, index) => ({ id, priority: index + 1 }))
const schema = v.strictObject(serviceFields(ALL))
const other = { title: 'Other Services' }

test('a brand without settings lists all services by priority, hides none and groups them as "Other Services"', () => {
  expect(v.parse(schema, { serviceOptions: [other] })).toEqual({
    serviceOptions: [{ ...other, services: ['tax', 'books', 'payroll', 'advice'] }],
    services: { order: ['tax', 'books', 'payroll', 'advice'], overrides: {}, hidden: [] },
    meetingMinutes: {},
  })
})

test('services that a brand does not mention follow its order under "Other Services"', () => {
  const options = [{ title: 'Consulting' }, { title: 'Pay', services: ['payroll'] }, other]
  expect(v.parse(schema, { serviceOptions: options, services: { order: ['payroll', 'books'] } })).toMatchObject({
    serviceOptions: [{ services: [] }, { services: ['payroll'] }, { services: ['tax', 'books', 'advice'] }],
    services: { order: ['payroll', 'books', 'tax', 'advice'] },
  })
})

test("services outside the order follow by priority, and a brand may override a service's priority", () => {
  const services = { order: ['payroll'], overrides: { tax: { priority: 9 }, advice: { priority: 0 } } }
  expect(v.parse(schema, { serviceOptions: [other], services })).toMatchObject({
    services: { order: ['payroll', 'advice', 'books', 'tax'] },
  })
})

test.each<[string, object, string]>([
  ['no choice', { serviceOptions: [] }, 'serviceOptions: the last choice must be "Other Services"'],
  ['another last choice', { serviceOptions: [other, { title: 'Tax' }] }, 'serviceOptions: the last choice must be'],
  ['two equal titles', { serviceOptions: [other, other] }, 'serviceOptions: two choices have the same title'],
  [
    'two choices for one service',
    {
      serviceOptions: [
        { title: 'Tax', services: ['tax'] },
        { ...other, services: ['tax'] },
      ],
    },
    'serviceOptions: two choices name the same service',
  ],
  ['a title for an unknown service', { services: { overrides: { x: {} } } }, 'services.overrides.x'],
  ['an unknown field of a service', { services: { overrides: { tax: { icon: 'x' } } } }, 'services.overrides.tax.icon'],
  ['a length for an unknown service', { meetingMinutes: { x: 60 } }, 'meetingMinutes.x'],
  ['a length of 5 hours', { meetingMinutes: { tax: 300 } }, 'meetingMinutes.tax: must be 240 minutes or less'],
  ['a length of 50 minutes', { meetingMinutes: { tax: 50 } }, 'meetingMinutes.tax: must be quarters of an hour'],
])('a brand with %s is rejected by field', (_what, fields, error) => {
  const { issues = [] } = v.safeParse(schema, { serviceOptions: [other], ...fields })
  expect(issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toEqual([expect.stringContaining(error)])
})
