import { expect, test } from 'vitest'
import { preparePost } from '#worker/ghost/html'
import { createMediaHosts } from '#worker/ghost/pictures'
import cards from '../ghost/edge/all-cards.html?raw'

const GHOST = 'https://ghost.test'
const media = createMediaHosts(GHOST, ['pictures.test'], ['dresdentax.example'])
const prepare = (html: string) => preparePost(html, { ghostUrl: GHOST, media })
const IMAGE = `${GHOST}/content/images/2026/01/a.png`

test('every card of the editor but the sign-up is there, without Ghost’s players and drawings', () => {
  const { html } = prepare(cards.replaceAll('__GHOST_URL__', GHOST).replaceAll('ref=127.0.0.1', 'ref=ghost.test'))
  for (const card of [
    'image',
    'gallery',
    'bookmark',
    'callout',
    'toggle',
    'product',
    'embed',
    'video',
    'audio',
    'file',
  ])
    expect(html).toContain(`kg-${card}-card`)
  for (const card of ['button', 'header', 'cta', 'code']) expect(html).toContain(`kg-${card}-card`)
  expect(html).not.toMatch(/signup-card|kg-video-player|kg-audio-play-icon|<svg|<button|<input|[?;&]ref=|style=/)
})

test('a toggle opens without script, and is open where it was saved so', () => {
  const toggle = (state: string) =>
    prepare(
      `<div class="kg-card kg-toggle-card" data-kg-toggle-state="${state}"><div class="kg-toggle-heading">` +
        '<h4 class="kg-toggle-heading-text">Why?</h4><button>x</button></div>' +
        '<div class="kg-toggle-content"><p>So.</p></div></div>',
    ).html
  expect(toggle('close')).toBe(
    '<details class="kg-card kg-toggle-card"><summary class="kg-toggle-heading">' +
      '<span class="kg-toggle-heading-text">Why?</span></summary>' +
      '<div class="kg-toggle-content"><p>So.</p></div></details>',
  )
  expect(toggle('open')).toContain('<details class="kg-card kg-toggle-card" open>')
})

test.each([
  [
    'https://www.youtube.com/embed/a-b_1?feature=oembed&start=9',
    'https://www.youtube.com/watch?v=a-b_1',
    'Watch on YouTube',
  ],
  ['https://youtu.be/a-b_1', 'https://www.youtube.com/watch?v=a-b_1', 'Watch on YouTube'],
  ['https://player.vimeo.com/video/12?h=ab&app_id=1', 'https://vimeo.com/12', 'Watch on Vimeo'],
  ['https://open.spotify.com/embed/episode/a1', 'https://open.spotify.com/episode/a1', 'Listen on Spotify'],
])('a frame of %s waits behind a link', (src, href, call) => {
  const { html } = prepare(
    `<figure class="kg-card kg-embed-card"><iframe src="${src}" title="A film"></iframe></figure>`,
  )
  expect(html).toContain(`<a href="${href}" class="kg-embed" data-embed="https://`)
  expect(html).toContain(`<span>A film</span> <span class="kg-embed-call">${call}</span>`)
  expect(html).not.toContain('<iframe')
})

test('of a frame’s address only what names the film and its part is kept', () => {
  expect(prepare('<iframe src="https://www.youtube.com/embed/a?feature=oembed&start=9"></iframe>').html).toContain(
    'data-embed="https://www.youtube-nocookie.com/embed/a?start=9&#x26;autoplay=1"',
  )
})

test('other frames become a link to what they show', () => {
  expect(prepare('<iframe src="https://maps.test/x?y=1"></iframe>').html).toBe(
    '<figure class="kg-card kg-embed-card"><a href="https://maps.test/x?y=1" class="kg-embed-link" rel="noopener">' +
      '<span class="kg-embed-call">Open on maps.test</span></a></figure>',
  )
  expect(
    prepare('<blockquote class="twitter-tweet"><a href="https://x.test/1">A</a></blockquote><script></script>').html,
  ).toBe('<blockquote><a href="https://x.test/1" rel="noopener">A</a></blockquote>')
})

test('a picture comes from /media/ in Ghost’s sizes, none larger than itself, with its place kept', () => {
  const { html } = prepare(`<img src="${IMAGE}" alt="A" width="1200" height="800" onerror="x()">`)
  const at = (width: number) => `/media/content/images/size/w${width}/2026/01/a.png`
  expect(html).toContain(`src="${at(1000)}" srcset="${at(600)} 600w, ${at(1000)} 1000w, ${at(1600)} 1200w"`)
  expect(html).toContain('alt="A" width="1200" height="800" loading="lazy" decoding="async"')
})

test.each([
  [`${GHOST}/content/images/size/w600/2026/01/a.png`, '/media/content/images/size/w1000/2026/01/a.png'],
  ['/content/images/2026/01/a.png', '/media/content/images/size/w1000/2026/01/a.png'],
  [`${GHOST}/content/images/2026/01/moves.gif`, '/media/content/images/2026/01/moves.gif'],
  ['https://static.ghost.org/v5/a.jpg', '/media/host/static.ghost.org/v5/a.jpg'],
  ['https://images.unsplash.com/photo-1?w=9', '/media/host/images.unsplash.com/photo-1?w=9'],
  ['https://pictures.test/a.png', '/media/host/pictures.test/a.png'],
  ['https://dresdentax.example/art/dresdentax/share.png', '/art/dresdentax/share.png'],
])('a picture of the site, its file host, Ghost or the stock photo service is shown: %s', (src, path) => {
  expect(prepare(`<img src="${src}">`).html).toContain(`src="${path}"`)
})

test.each([
  'https://evil.test/a.png',
  'https://dresdentax.example/services',
  'https://images.unsplash.com.evil.test/a.png',
  'https://user@images.unsplash.com/a.png',
  'https://images.unsplash.com:8443/a.png',
  `${GHOST}/content/images/2026/01/a.svg`,
  `${GHOST}/ghost/api/a.png`,
  'data:image/png;base64,AAAA',
  '',
])('another picture goes, with the figure that is empty without it: %s', (src) => {
  const figure = `<figure class="kg-card"><a href="/x"><img src="${src}"></a><figcaption>C</figcaption></figure>`
  expect(prepare(`<p>a</p>${figure}<p>b</p>`).html).toBe('<p>a</p><p>b</p>')
})

test('a bookmark loses the pictures of its page and keeps its words', () => {
  const { html } = prepare(
    '<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://a.test/?ref=ghost.test">' +
      '<div class="kg-bookmark-content"><div class="kg-bookmark-title">T</div><div class="kg-bookmark-metadata">' +
      '<img class="kg-bookmark-icon" src="https://a.test/i.ico"><span class="kg-bookmark-author">A</span></div></div>' +
      '<div class="kg-bookmark-thumbnail"><img src="https://a.test/t.png"></div></a></figure>',
  )
  expect(html).toContain('href="https://a.test/"')
  expect(html).toContain('<div class="kg-bookmark-metadata"><span class="kg-bookmark-author">A</span></div>')
  expect(html).not.toMatch(/<img|thumbnail/)
})

test('films and sounds have the browser’s controls and wait to be played', () => {
  const film = `<figure class="kg-card kg-video-card" data-kg-thumbnail="${IMAGE}"><div class="kg-video-container"><video src="${GHOST}/content/media/a.mp4" autoplay loop width="640" height="360"></video></div></figure>`
  expect(prepare(film).html).toBe(
    '<figure class="kg-card kg-video-card"><div class="kg-video-container"><video src="/media/content/media/a.mp4" ' +
      'controls playsinline preload="none" loop poster="/media/content/images/size/w1000/2026/01/a.png" ' +
      'width="640" height="360"></video></div></figure>',
  )
  const sound = `<div class="kg-card kg-audio-card"><audio src="${GHOST}/content/media/a.mp3"></audio><div class="kg-audio-title">A talk</div></div>`
  expect(prepare(sound).html).toContain(
    '<audio src="/media/content/media/a.mp3" controls preload="none" aria-label="A talk">',
  )
})

test('stars are told in words too', () => {
  const star = (active: boolean) =>
    `<span class="${active ? 'kg-product-card-rating-active ' : ''}kg-product-card-rating-star"><svg></svg></span>`
  const { html } = prepare(`<div class="kg-product-card-rating">${star(true)}${star(true)}${star(false)}</div>`)
  expect(html).toBe('<p class="kg-product-card-rating" role="img" aria-label="2 of 5 stars">★★☆☆☆</p>')
})

test('a row of a gallery says how wide each picture is', () => {
  const cell = (width: number) =>
    `<div class="kg-gallery-image"><img src="${IMAGE}" width="${width}" height="1000"></div>`
  const { html } = prepare(`<div class="kg-gallery-row">${cell(1500)}${cell(500)}</div>`)
  expect([...html.matchAll(/kg-ratio-\d+/g)].map(([name]) => name)).toEqual(['kg-ratio-6', 'kg-ratio-2'])
})

test('code keeps its language, and the keyboard reaches what scrolls', () => {
  expect(prepare('<pre><code class="language-ts evil">a &lt; b</code></pre>').html).toBe(
    '<pre tabindex="0"><code class="language-ts">a &#x3C; b</code></pre>',
  )
})

test('a header card keeps its words and the brand’s accent, not the writer’s colours', () => {
  const { html, headings } = prepare(
    '<div class="kg-card kg-header-card kg-v2" style="background:red" data-background-color="accent">' +
      '<h2 class="kg-header-card-heading" style="color:blue">H</h2></div>',
  )
  expect(html).toBe(
    '<div class="kg-card kg-header-card kg-v2 kg-style-accent"><h2 class="kg-header-card-heading" id="h">H</h2></div>',
  )
  expect(headings).toEqual([])
})

test('headings have ids, Ghost’s where it gave one, each once and none of the page’s own', () => {
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

test('a link around a picture that says nothing is named by where it leads', () => {
  expect(prepare(`<a href="https://a.test/x"><img src="${IMAGE}" alt=""></a>`).html).toContain(
    '<a href="https://a.test/x" aria-label="a.test" rel="noopener">',
  )
})

test('notes lead to their places and back', () => {
  const { html } = prepare(cards)
  expect(html).toContain('<a href="#fn1" id="fnref1">')
  expect(html).toContain('<li id="fn1" class="footnote-item">')
})

test.each([
  ['https://a.test/?ref=ghost.test', 'https://a.test/'],
  ['https://a.test/?x=%20y&amp;ref=ghost.test#z', 'https://a.test/?x=%20y#z'],
  ['https://a.test/?ref=ghost.test&amp;x=1', 'https://a.test/?x=1'],
  ['https://a.test/?ref=other', 'https://a.test/?ref=other'],
  [`${GHOST}/tag/payroll/`, '/blog/tag/payroll'],
  ['#/portal/signup', `${GHOST}/#/portal/signup`],
])('a link to %s leads to %s', (from, to) => {
  expect(prepare(`<a href="${from}">a</a>`).html).toContain(`href="${to}"`)
})

test('more elements within each other than the stack holds leave their words', () => {
  expect(prepare(`${'<div>'.repeat(20_000)}<script>1 < 2</script>words`).html).toMatch(/^[^<]*words$/)
})
