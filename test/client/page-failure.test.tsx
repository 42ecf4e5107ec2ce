import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PageFailure } from '#components/page-failure'
import { ContentUnavailable, contentTexts } from '#shared/content'
import { mount } from './site'

const fail = (error: Error) => mount(<PageFailure error={error} reset={() => undefined} />)

test('a post that cannot be had says so, with a way to try again', async () => {
  await fail(new ContentUnavailable(contentTexts.post))
  expect((await screen.findByRole('heading')).textContent).toBe('Error Loading Post')
  expect(screen.getByText('Unable to load the requested post.')).toBeTruthy()
  expect(screen.getByText('Reload Page').tagName).toBe('A')
})

test('as it comes with a page, of which the browser gets the words alone, it says the same', async () => {
  await fail(new Error(contentTexts.post))
  expect((await screen.findByRole('heading')).textContent).toBe('Error Loading Post')
  expect(screen.getByText('Unable to load the requested post.')).toBeTruthy()
})

test('an unknown failure does not tell what went wrong', async () => {
  await fail(new Error('D1_ERROR: no such table'))
  expect(await screen.findByText('An unexpected error occurred. Please try again later.')).toBeTruthy()
  expect(document.body.textContent).not.toContain('D1_ERROR')
})
