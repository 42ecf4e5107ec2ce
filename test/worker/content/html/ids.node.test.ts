import { expect, test } from 'vitest'
import { prepare } from '#test/helpers/worker/prepare-html.ts'
import cards from '../../../ghost/edge/all-cards.html?raw'

test("post headings get unique ids that differ from the page's own ids", () => {
  const { html, headings } = prepare(
    '<h2 id="first">First</h2><h2>First</h2><h3 id="main">Main</h3><h4>Deep</h4><h2 id="dataLayer">D</h2>' +
      '<p><a href="#main">a</a><a href="#dataLayer">b</a></p>',
  )
  expect(headings).toEqual([
    { id: 'first', text: 'First', level: 2 },
    { id: 'first-1', text: 'First', level: 2 },
    { id: 'post-main', text: 'Main', level: 3 },
    { id: 'datalayer', text: 'D', level: 2 },
  ])
  expect(html).toContain('<a href="#post-main">a</a><a href="#datalayer">b</a>')
})

test('footnotes in a post keep their ids', () => {
  const { html } = prepare(cards)
  expect(html).toContain('<a href="#fn1" id="fnref1">')
  expect(html).toContain('<li id="fn1" class="footnote-item">')
})
