import { expect, test } from 'vitest'
import { GHOST, IMAGE, prepare } from '#test/helpers/worker/prepare-html.ts'
import cards from '../../../ghost/edge/all-cards.html?raw'

test("a post's prepared HTML keeps every Ghost editor card except the sign-up card", () => {
  const { html } = prepare(cards.replaceAll('__GHOST_URL__', GHOST).replaceAll('ref=127.0.0.1', 'ref=ghost.test'))
  const cardNames = 'image gallery bookmark callout toggle product embed video audio file button header cta code'
  for (const name of cardNames.split(' ')) expect(html).toContain(`kg-${name}-card`)
  expect(html).not.toMatch(/signup-card|kg-video-player|kg-audio-play-icon|<svg|<button|<input|[?;&]ref=|style=/)
})

test('a Ghost toggle card becomes a details element', () => {
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

test('a Ghost bookmark card is shown without images from the linked page', () => {
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

test("video and audio elements in a post use the browser's controls", () => {
  const video = `<figure class="kg-card kg-video-card" data-kg-thumbnail="${IMAGE}"><div class="kg-video-container"><video src="${GHOST}/content/media/a.mp4" autoplay loop width="640" height="360"></video></div></figure>`
  expect(prepare(video).html).toBe(
    '<figure class="kg-card kg-video-card"><div class="kg-video-container"><video src="/media/content/media/a.mp4" ' +
      'controls playsinline preload="none" loop poster="/media/content/images/size/w1000/2026/01/a.png" ' +
      'width="640" height="360"></video></div></figure>',
  )
  const audio = `<div class="kg-card kg-audio-card"><audio src="${GHOST}/content/media/a.mp3"></audio><div class="kg-audio-title">A talk</div></div>`
  expect(prepare(audio).html).toContain(
    '<audio src="/media/content/media/a.mp3" controls preload="none" aria-label="A talk">',
  )
})
