/** Posts and tags with unusual content, for tests only. */
import { readFileSync } from 'node:fs'
import type { PostFixture, TagFixture } from './fixture-types.ts'

/** The HTML comment that marks the start of a post's paywall. */
const PAYWALL = '<!--members-only-->'

/** Enough public tags to exceed Ghost's limit of 100 tags per response. */
const TOPICS: TagFixture[] = Array.from({ length: 105 }, (_, i) => {
  const number = String(i + 1).padStart(3, '0')
  return { slug: `topic-${number}`, name: `Topic ${number}`, description: null, visibility: 'public' }
})

export const EDGE_TAGS: TagFixture[] = [
  ...TOPICS,
  { slug: 'hash-brownco', name: '#brownco', description: null, visibility: 'internal' },
  { slug: 'hash-payroll', name: '#payroll', description: null, visibility: 'internal' },
  // Ghost counts the tag `draft-only` in the total but does not list it.
  { slug: 'draft-only', name: 'Draft Only', description: 'No published post has this tag.', visibility: 'public' },
]

export const EDGE_IMAGES = ['card-wide', 'card-second']

/** A 185-character slug. Ghost allows at most 191 characters. */
export const LONG_SLUG = `${'a-very-long-address-'.repeat(9)}ended`

export function edgePosts(): PostFixture[] {
  const posts = [
    post('edge-draft', 'A draft', { status: 'draft', tags: ['draft-only'] }),
    // Ghost publishes a scheduled post on its date, so this date is far in the future.
    post('edge-scheduled', 'A scheduled post', { status: 'scheduled', published_at: '2099-01-01T00:00:00.000Z' }),
    post('edge-members', 'For members', { visibility: 'members', html: '<p>SECRET for members only.</p>' }),
    post('edge-members-preview', 'For members, with a preview', {
      visibility: 'members',
      html: `<p>Everybody may read this part.</p>${PAYWALL}<p>SECRET for members only.</p>`,
    }),
    post('edge-paid', 'For paying members', {
      visibility: 'paid',
      custom_excerpt: 'What the paying members read, in one line.',
      html: `<p>A paragraph before the wall.</p>${PAYWALL}<p>SECRET for those who pay.</p>`,
    }),
    post('edge-empty', 'A post without a body', { html: null }),
    post(LONG_SLUG, 'A post with a very long address', {}),
    post('edge-arabic', 'مواعيد الضرائب في أوهايو – דוח שנתי', {
      html: '<p>هذا نص عربي يُقرأ من اليمين إلى اليسار، وفيه رقم 1099.</p><p>Emoji 👩🏽‍💻 and zero\u200bwidth</p>',
    }),
    post('edge-japanese', '給与計算の「締め日」と <em>HTML</em> & "quotes"', { html: '<p>日本語の本文。</p>' }),
    post('edge-brownco', 'A post that belongs to Brown & Co', { tags: ['hash-brownco', 'tax'] }),
    post('edge-payroll', 'A post that belongs to the payroll site', { tags: ['payroll', 'hash-payroll'] }),
    post('edge-many-tags', 'A post with more tags than a page of tags', { tags: TOPICS.map((tag) => tag.slug) }),
    post('edge-all-cards', 'Every card of the editor', {
      tags: ['industries'],
      // Ghost's HTML for a post with every editor card, as recorded by real/record-cards.ts.
      html: readEdge('all-cards.html'),
      lexical: readEdge('all-cards.json'),
      feature_image: {
        alt: 'A picture with a caption',
        caption: 'Drawn by <a href="https://example.test/">nobody</a>',
      },
    }),
  ]
  return posts.map((post, i) => ({ published_at: endOf2025(i), ...post }))
}

const readEdge = (file: string) => readFileSync(new URL(`./edge/${file}`, import.meta.url), 'utf8').trim()

/** Returns a date that is earlier than every regular post's date, so the regular posts stay on the first page. */
function endOf2025(daysBefore: number): string {
  return new Date(Date.UTC(2025, 11, 30 - daysBefore, 9, 30, 15)).toISOString()
}

type EdgePost = Omit<PostFixture, 'published_at'> & { published_at?: string }

function post(slug: string, title: string, fields: Partial<PostFixture>): EdgePost {
  return {
    slug,
    title,
    html: `<h2 id="first">First</h2><p>Body of ${slug}.</p>`,
    status: 'published',
    visibility: 'public',
    featured: false,
    tags: ['small-business'],
    author: 'tax-desk',
    feature_image: null,
    ...fields,
  }
}
