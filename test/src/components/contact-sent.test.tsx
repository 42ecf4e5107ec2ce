import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getBrand } from '#brands/index'
import { ContactSent } from '#components/contact-sent'
import { publicBrand } from '#shared/brand'
import { contactTexts } from '#shared/contact-texts'
import { filled } from '#test/helpers/filled-brand'
import { mount } from '../../helpers/client/site'

test('the thank-you panel of a brand with a reply time ends its steps with it', async () => {
  await mount(<ContactSent reference={undefined} onAgain={undefined} />, {
    brand: publicBrand(filled(getBrand('payroll'))),
  })
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(steps).toEqual([...contactTexts.thanksNext, 'We reply within a day.'])
})
