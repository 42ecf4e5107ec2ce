import { cleanup, fireEvent, screen } from '@testing-library/react'
import { memo } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Calculator } from '#components/calculator/calculator'
import { mount } from './site'

const done = vi.hoisted(() => ({ estimates: 0, fields: [] as string[] }))

vi.mock('#tax/estimate', async (original) => {
  const actual = await original<typeof import('#tax/estimate')>()
  return {
    estimate: (...given: Parameters<typeof actual.estimate>) => {
      done.estimates += 1
      return actual.estimate(...given)
    },
  }
})

// Drawn anew exactly when the field is, which compares its properties the same way.
vi.mock('#components/calculator/field', async (original) => {
  const { Field } = await original<typeof import('#components/calculator/field')>()
  type Props = Parameters<typeof Field>[0]
  return {
    Field: memo((props: Props) => {
      done.fields.push(props.field.id)
      return <Field {...props} />
    }),
  }
})

afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

test('a key draws its own field anew and estimates once, whatever is kept or was changed before', async () => {
  history.replaceState(null, '', '/#v1;y=2026;s=joint;w=85000;e=40000;ti=500;in=900;c=2!y=2025;s=joint;w=70000')
  await mount(<Calculator />)
  const wages = screen.getByRole('textbox', { name: 'Wages, you' })
  expect(done.fields.length).toBeGreaterThan(20)
  // The first change of a field adds the estimate of what stood before it.
  fireEvent.change(wages, { target: { value: '85001' } })
  for (const amount of ['85002', '85003']) {
    Object.assign(done, { estimates: 0, fields: [] })
    fireEvent.change(wages, { target: { value: amount } })
    expect(done).toEqual({ estimates: 1, fields: ['w'] })
  }
})
