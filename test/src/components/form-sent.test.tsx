import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getBrand } from '#brands/index'
import { FormSent } from '#components/form-sent'
import { CONTACT_KIND } from '#components/message-form'
import { publicBrand } from '#shared/brand'
import { filled } from '#test/helpers/filled-brand'
import { mount, NOW } from '../../helpers/client/site'

test('with hours and a reply time, the thank-you panel names the open days and the reply time', async () => {
  await mount(<FormSent kind={CONTACT_KIND} reference={undefined} onAgain={undefined} />, {
    brand: publicBrand(filled(getBrand('payroll')), NOW),
  })
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(steps).toEqual([
    expect.stringContaining('Monday through Friday'),
    expect.stringMatching(/ We reply within a day\.$/),
  ])
})
