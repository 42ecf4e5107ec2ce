import { cleanup, fireEvent, screen } from '@testing-library/react'
import { memo } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Calculator } from '#components/calculator/calculator'
import { mount } from '../../../helpers/client/site'

const work = vi.hoisted(() => ({ estimates: 0, renderedFields: [] as string[] }))

vi.mock('#tax/estimate', async (original) => {
  const actual = await original<typeof import('#tax/estimate')>()
  return {
    estimate: (...args: Parameters<typeof actual.estimate>) => {
      work.estimates += 1
      return actual.estimate(...args)
    },
  }
})

// Renders exactly when the real field does, because it compares the same props in the same way.
vi.mock('#components/calculator/field', async (original) => {
  const { Field } = await original<typeof import('#components/calculator/field')>()
  type Props = Parameters<typeof Field>[0]
  return {
    Field: memo((props: Props) => {
      work.renderedFields.push(props.field.id)
      return <Field {...props} />
    }),
  }
})

afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

test('with two scenarios, each keystroke renders only its own field and computes one estimate', async () => {
  history.replaceState(null, '', '/#v1;y=2026;s=joint;w=85000;e=40000;ti=500;in=900;c=2!y=2025;s=joint;w=70000')
  await mount(<Calculator />)
  const wages = screen.getByRole('textbox', { name: 'Wages, you' })
  expect(work.renderedFields.length).toBeGreaterThan(20)
  // The first change of a field also computes the estimate before the change.
  fireEvent.change(wages, { target: { value: '85001' } })
  for (const amount of ['85002', '85003']) {
    Object.assign(work, { estimates: 0, renderedFields: [] })
    fireEvent.change(wages, { target: { value: amount } })
    expect(work).toEqual({ estimates: 1, renderedFields: ['w'] })
  }
})
