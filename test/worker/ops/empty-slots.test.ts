import { expect, test } from 'vitest'
import { getBrand } from '#brands/index.ts'
import { emptied, filled } from '#test/helpers/filled-brand.ts'
import { emptySlots } from '#worker/ops/empty-slots.ts'

const payroll = emptied(getBrand('payroll'))

test('the empty-field report shows the file and the name of each empty optional field in a brand', () => {
  const hidden = payroll.services.order.slice(1)
  const fields = emptySlots([{ ...payroll, services: { ...payroll.services, hidden } }]).map((line) =>
    line.replace(/:.*/, ''),
  )
  expect(fields).toEqual([
    'src/brands/payroll/brand.ts contact hours',
    'src/brands/payroll/brand.ts contact location street',
    'src/brands/payroll/brand.ts contact secondaryLocation street',
    'src/brands/payroll/brand.ts contact replyTime',
    'src/brands/payroll/copy.ts services payroll price',
    'src/brands/payroll/copy.ts about people',
    'src/brands/payroll/copy.ts about reviews',
  ])
})

test('the empty-field report for a brand that lacks only one price has exactly one line', () => {
  const [first = ''] = payroll.services.order
  const brand = filled(payroll, [first])
  const hidden = payroll.services.order.slice(2)
  const lines = emptySlots([{ ...brand, services: { ...brand.services, hidden } }])
  expect(lines).toEqual([expect.stringContaining(`services ${payroll.services.order[1]} price: `)])
})
