import { expect, test } from 'vitest'
import { GHOST, IMAGE, prepare } from '#test/helpers/worker/prepare-html.ts'

test('a Ghost image gets /media/ URLs for all sizes up to its own width', () => {
  const { html } = prepare(`<img src="${IMAGE}" alt="A" width="1200" height="800" onerror="x()">`)
  const at = (width: number) => `/media/content/images/size/w${width}/2026/01/a.png`
  expect(html).toContain(`src="${at(1000)}" srcset="${at(600)} 600w, ${at(1000)} 1000w, ${at(1600)} 1200w"`)
  expect(html).toContain('alt="A" width="1200" height="800" loading="lazy" decoding="async"')
})

test.each([
  [`${GHOST}/content/images/size/w600/2026/01/a.png`, '/media/content/images/size/w1000/2026/01/a.png'],
  ['/content/images/2026/01/a.png', '/media/content/images/size/w1000/2026/01/a.png'],
  [`${GHOST}/content/images/2026/01/moves.gif`, '/media/content/images/2026/01/moves.gif'],
  ['https://static.ghost.org/v5/a.jpg', '/media/host/SIGNATURE/static.ghost.org/v5/a.jpg'],
  ['https://images.unsplash.com/photo-1?w=9', '/media/host/SIGNATURE/images.unsplash.com/photo-1?w=9'],
  ['https://pictures.test/a.png', '/media/host/SIGNATURE/pictures.test/a.png'],
  ['https://dresdentax.example/art/dresdentax/share.png', '/art/dresdentax/share.png'],
])('the allowed image URL %s in a post becomes %s', (src, path) => {
  const html = prepare(`<img src="${src}">`).html.replace(/(?<=\/media\/host\/)[\w-]{43}/, 'SIGNATURE')
  expect(html).toContain(`src="${path}"`)
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
])('a post image with the forbidden URL "%s" is removed together with its figure', (src) => {
  const figure = `<figure class="kg-card"><a href="/x"><img src="${src}"></a><figcaption>C</figcaption></figure>`
  expect(prepare(`<p>a</p>${figure}<p>b</p>`).html).toBe('<p>a</p><p>b</p>')
})
