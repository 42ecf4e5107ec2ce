import { expect, test } from 'vitest'
import cards from '#test/ghost/edge/all-cards.html?raw'
import { excerptSource } from '#worker/content/html/body-text.ts'

test.each([
  [
    '<p>What to bring:</p><ul><li>W-2</li><li><b>1099</b>-NEC</li><li>Last return</li></ul><p>And you</p>',
    'What to bring: W-2; 1099-NEC; Last return And you',
  ],
  ['<ul><li>First.</li>\n<li>Second.</li></ul>', 'First. Second.'],
  ['<ol><li><p>Open it</p></li> <li><p>Pay</p></li></ol>', 'Open it; Pay'],
  [
    '<p>One rate.</p><table><tr><th>County<br>seat</th><th>Rate</th></tr><tr><td>2025</td><td>tax</td></tr></table><p>Two.</p>',
    'One rate. Two.',
  ],
  [
    '<p>A <a href="/x"><em>link</em></a>, a <strong>word</strong>.</p><h2>Next</h2><p>Line<br/>break</p>',
    'A link, a word. Line break',
  ],
  ['<p>A &lt;b&gt; &amp; &#8220;c&#x201d;&nbsp;&mdash; d</p>', 'A <b> & “c”\u00a0— d'],
  ['<p>One</p><figure><img src="/a.png"><figcaption>Of it</figcaption></figure><p>two</p>', 'One two'],
  ['<!-- <table> --><p>One</p><script>"<h2>"</script><p>two</p>', 'One two'],
  ['<p>Seen</p><!-- <b>not</b> --><script>no()</script><style>p{}</style><p>too</p><p>open <a hre', 'Seen too open'],
])('excerptSource turns the HTML %s into the text %j', (html, text) => {
  expect(excerptSource(html)).toBe(text)
})

test("excerptSource puts a space between the texts of a Ghost card's parts", () => {
  const text = excerptSource(cards)
  expect(text).toContain('A page elsewhere What it is about. Its publisher Its author')
  expect(text).not.toMatch(/0:00|1×|Subscribe| {2}/)
})

// A regular expression that backtracks quadratically would exceed the time limit of the test.
const PARTS = ['<', '<script', '<!--', '<li>', '</li><li', '<figcaption', '<h2', '<table', ' ']
test.each(PARTS)('excerptSource processes 500 kB of repeated %j in linear time', (part) => {
  expect(excerptSource(part.repeat(500_000 / part.length)).length).toBeLessThanOrEqual(1_000)
})
