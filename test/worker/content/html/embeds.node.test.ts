import { expect, test } from 'vitest'
import { prepare } from '#test/helpers/worker/prepare-html.ts'

test.each([
  [
    'https://www.youtube.com/embed/a-b_1?feature=oembed&start=9',
    'https://www.youtube.com/watch?v=a-b_1',
    'Watch on YouTube',
  ],
  ['https://youtu.be/a-b_1', 'https://www.youtube.com/watch?v=a-b_1', 'Watch on YouTube'],
  ['https://player.vimeo.com/video/12?h=ab&app_id=1', 'https://vimeo.com/12', 'Watch on Vimeo'],
  ['https://open.spotify.com/embed/episode/a1', 'https://open.spotify.com/episode/a1', 'Listen on Spotify'],
])('an iframe with the URL %s becomes a link to %s with the text "%s"', (src, href, call) => {
  const { html } = prepare(
    `<figure class="kg-card kg-embed-card"><iframe src="${src}" title="A video"></iframe></figure>`,
  )
  expect(html).toContain(`<a href="${href}" class="kg-embed" data-embed="https://`)
  expect(html).toContain(`<span>A video</span> <span class="kg-embed-call">${call}</span>`)
  expect(html).not.toContain('<iframe')
})

test('the player URL for an embedded video contains only the id and start time from the original URL', () => {
  expect(prepare('<iframe src="https://www.youtube.com/embed/a?feature=oembed&start=9"></iframe>').html).toContain(
    'data-embed="https://www.youtube-nocookie.com/embed/a?start=9&#x26;autoplay=1"',
  )
})

test('an iframe from an unknown provider becomes a link to its URL', () => {
  expect(prepare('<iframe src="https://maps.test/x?y=1"></iframe>').html).toBe(
    '<figure class="kg-card kg-embed-card"><a href="https://maps.test/x?y=1" class="kg-embed-link" rel="noopener">' +
      '<span class="kg-embed-call">Open on maps.test</span></a></figure>',
  )
  expect(
    prepare('<blockquote class="twitter-tweet"><a href="https://x.test/1">A</a></blockquote><script></script>').html,
  ).toBe('<blockquote><a href="https://x.test/1" rel="noopener">A</a></blockquote>')
})
