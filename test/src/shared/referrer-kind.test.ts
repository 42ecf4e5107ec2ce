import { expect, test } from 'vitest'
import { referrerKind } from '#shared/referrer-kind'

test.each([
  ['', 'none'],
  ['https://dresdentax.example/blog', 'none'],
  ['https://brownco.example/', 'other'],
  ['https://www.google.com/', 'search'],
  ['https://google.co.uk/', 'search'],
  ['https://www.google.com.mx/', 'search'],
  ['android-app://com.google.android.googlequicksearchbox/', 'search'],
  ['https://www.bing.com/', 'search'],
  ['https://duckduckgo.com/', 'search'],
  ['https://us.search.yahoo.com/', 'search'],
  ['https://search.brave.com/', 'search'],
  ['https://mail.google.com/', 'other'],
  ['https://google.evil.test/', 'other'],
  ['https://notbing.com/', 'other'],
  ['https://bing.com.evil.test/', 'other'],
  ['https://mail.yahoo.com/', 'other'],
  ['https://l.facebook.com/', 'social'],
  ['https://www.linkedin.com/', 'social'],
  ['https://t.co/abc', 'social'],
  ['https://old.reddit.com/', 'social'],
  ['https://nextdoor.com/', 'social'],
  ['https://notx.com/', 'other'],
  ['https://www.irs.gov/', 'other'],
])('the referrer %j is of the kind %s', (referrer, kind) => {
  expect(referrerKind(referrer, 'dresdentax.example')).toBe(kind)
})
