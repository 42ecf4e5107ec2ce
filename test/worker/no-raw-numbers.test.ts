/** The labelled numbers of the guard's set, sent as messages: what of them is left in D1, in mail and in the log. */
import { afterEach, expect, test, vi } from 'vitest'
import cases from '../shared/guard-cases.json'
import { fakeNetwork } from './fakes'
import { ask } from './site'
import { DB, emptyStorage } from './storage'

afterEach(() => vi.restoreAllMocks())

/** Nine digits and more, however they are set apart: what of a text could be such a number. */
const RUN = /\d(?:[^\p{L}\p{N}\n]{0,2}\d){8,}/gu
const digits = (text: string) => text.normalize('NFKC').replace(/\D/g, '')

test('of the labelled numbers next to none is found in D1, mail or log, a mail service that fails included', async () => {
  await emptyStorage()
  const network = fakeNetwork()
  const logged: string[] = []
  for (const method of ['error', 'warn', 'log', 'info'] as const)
    vi.spyOn(console, method).mockImplementation((line) => void logged.push(String(line)))
  // Of a text with several numbers the set does not say which is meant: the guard's own test has those.
  const texts = cases.flatMap(({ text, kind }) => {
    const runs = text.normalize('NFKC').match(RUN) ?? []
    return kind !== 'none' && runs.length === 1 ? [{ text, number: digits(runs[0]) }] : []
  })
  expect(texts.length).toBeGreaterThan(500)

  for (const [index, { text }] of texts.entries()) {
    network.mail = index % 5 === 0 ? () => new Response('busy', { status: 500 }) : undefined
    const message = `Hello.\n${text}\nThank you.`
    const response = await ask('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        formData: { name: 'Ana', email: `ana${index}@visitor.test`, message },
        key: `labelled-${index}-abcdef`,
      }),
    })
    expect([text, response.status]).toEqual([text, 200])
  }

  const numbersIn = (place: string) => (place.normalize('NFKC').match(RUN) ?? []).map(digits)
  const { results } = await DB.prepare('SELECT email, name, phone, message, campaign, page FROM leads').all()
  expect(results.length).toBe(texts.length)
  const kept = [...results, ...network.mails].map((place) => JSON.stringify(place))
  const left = texts.filter(({ number }, index) =>
    kept.some((place) => place.includes(`"ana${index}@visitor.test"`) && numbersIn(place).join(' ').includes(number)),
  )
  vi.restoreAllMocks()
  console.info(`${left.length} of ${texts.length} labelled numbers left`)
  // What the guard misses it cannot take out; its bar is 98 %, and this is about the way to the store.
  expect(left.length).toBeLessThanOrEqual(texts.length * 0.01)
  expect(logged.length).toBeGreaterThan(100)
  const log = logged.flatMap(numbersIn)
  expect(texts.filter(({ number }) => log.includes(number))).toEqual([])
})
