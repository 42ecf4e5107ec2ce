import { readFileSync } from 'node:fs'
import type { PostFixture, TagFixture } from './fixture-types.ts'

const PAYWALL = '<!--members-only-->'

/** Ghost returns at most 100 tags per response, so 105 public tags need a second response. */
const TOPICS: TagFixture[] = Array.from({ length: 105 }, (_, i) => {
  const number = String(i + 1).padStart(3, '0')
  return { slug: `topic-${number}`, name: `Topic ${number}`, description: null, visibility: 'public' }
})

export const EDGE_TAGS: TagFixture[] = [
  ...TOPICS,
  { slug: 'hash-brownco', name: '#brownco', description: null, visibility: 'internal' },
  { slug: 'hash-payroll', name: '#payroll', description: null, visibility: 'internal' },
  { slug: 'draft-only', name: 'Draft Only', description: 'No published post has this tag.', visibility: 'public' },
]

export const EDGE_IMAGES = ['card-wide', 'card-second']

/** Ghost accepts slugs of at most 191 characters. */
export const LONG_SLUG = `${'a-very-long-address-'.repeat(9)}ended`

export function edgePosts(): PostFixture[] {
  const posts = [
    post('edge-draft', 'A draft', { status: 'draft', tags: ['draft-only'] }),
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
      // test/ghost/real/record-cards.ts generates all-cards.html, so a manual edit of all-cards.html is lost.
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

/** Edge-case posts are older than all regular posts, so the regular posts stay on the first page. */
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
