import { expect, test } from 'vitest'
import { referrerKind } from '#app/referrer-kind.ts'

test.each([
  ['', 'none'],
  ['https://dresdentax.example/blog', 'none'],
  ['https://brownco.example/', 'other'],
  ['https://www.google.com.mx/', 'search'],
  ['android-app://com.google.android.googlequicksearchbox/', 'search'],
  ['https://us.search.yahoo.com/', 'search'],
  ['https://mail.google.com/', 'other'],
  ['https://google.evil.test/', 'other'],
  ['https://notbing.com/', 'other'],
  ['https://bing.com.evil.test/', 'other'],
  ['https://l.facebook.com/', 'social'],
  ['https://notx.com/', 'other'],
])('the referrer %j for a page on dresdentax.example is classified as "%s"', (referrer, kind) => {
  expect(referrerKind(referrer, 'dresdentax.example')).toBe(kind)
})
