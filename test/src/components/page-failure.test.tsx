import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PageFailure } from '#components/page-failure'
import { ContentUnavailable, contentTexts } from '#shared/content'
import { mount } from '../../helpers/client/site'

const fail = (error: Error) => mount(<PageFailure error={error} reset={() => undefined} />)

test('a post that fails to load shows the Error Loading Post text and a Reload Page link', async () => {
  await fail(new ContentUnavailable(contentTexts.post))
  expect((await screen.findByRole('heading')).textContent).toBe('Error Loading Post')
  expect(screen.getByText('Unable to load the requested post.')).toBeTruthy()
  expect(screen.getByText('Reload Page').tagName).toBe('A')
})

test('a server error with the message of a failed post shows the Error Loading Post text', async () => {
  await fail(new Error(contentTexts.post))
  expect((await screen.findByRole('heading')).textContent).toBe('Error Loading Post')
  expect(screen.getByText('Unable to load the requested post.')).toBeTruthy()
})

test('an unexpected error shows a general text instead of its own message', async () => {
  await fail(new Error('D1_ERROR: no such table'))
  expect(await screen.findByText('An unexpected error occurred. Please try again later.')).toBeTruthy()
  expect(document.body.textContent).not.toContain('D1_ERROR')
})
