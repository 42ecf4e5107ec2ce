import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
import { adminByKey } from './real/admin-api.ts'

interface AdminPost {
  id: string
  slug: string
  updated_at: string
}

const site = () => `http://127.0.0.1:${inject('sitePort')}`

async function read(path: string) {
  const response = await fetch(`${site()}${path}`)
  return { status: response.status, text: await response.text() }
}

async function webhookAt(): Promise<string | null> {
  return JSON.parse((await read('/api/health')).text).webhookAt
}

/** Does it in Ghost and waits for the word of it; says in ms when that came after Ghost had answered. */
async function told<T>(change: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const before = await webhookAt()
  const result = await change()
  const answered = performance.now()
  while ((await webhookAt()) === before) {
    if (performance.now() - answered > 5_000) throw new Error('Ghost told the site of no change within 5 s')
    await sleep(10)
  }
  return { result, ms: performance.now() - answered }
}

test('what staff do in Ghost is on the site with the first request after the webhook', async () => {
  const { url, adminKey } = inject('ghost')
  const admin = adminByKey(url, adminKey)
  const write = async (method: string, path: string, post: object) =>
    ((await admin.call(method, path, { posts: [post] })) as { posts: [AdminPost] }).posts[0]
  const took: Record<string, string> = {}
  /** The first request for each page after the word is the one that counts. */
  async function step<T>(name: string, change: () => Promise<T>, look: () => Promise<void>): Promise<T> {
    const { result, ms } = await told(change)
    const started = performance.now()
    await look()
    took[name] = `webhook after ${Math.round(ms)} ms, pages in ${Math.round(performance.now() - started)} ms more`
    return result
  }

  await Promise.all([read('/blog'), read('/'), read('/blog/just-published')])
  const published = await step(
    'publish',
    () =>
      write('POST', '/posts/?source=html', {
        title: 'Just published in Ghost',
        slug: 'just-published',
        html: '<p>The first text of it.</p>',
        status: 'published',
      }),
    async () => {
      expect((await read('/blog')).text).toContain('Just published in Ghost')
      expect((await read('/blog/just-published')).text).toContain('The first text of it.')
    },
  )
  const path = `/posts/${published.id}/?source=html`
  const edited = await step(
    'edit',
    () =>
      write('PUT', path, { updated_at: published.updated_at, title: 'Edited in Ghost', html: '<p>Another text.</p>' }),
    async () => {
      expect((await read('/blog')).text).toContain('Edited in Ghost')
      expect((await read('/blog/just-published')).text).toContain('Another text.')
    },
  )
  const moved = await step(
    'slug change',
    () => write('PUT', path, { updated_at: edited.updated_at, slug: 'moved-in-ghost' }),
    async () => {
      expect((await read('/blog/just-published')).status).toBe(404)
      expect((await read('/blog/moved-in-ghost')).text).toContain('Another text.')
      expect((await read('/blog')).text).toContain('href="/blog/moved-in-ghost"')
    },
  )
  const gone = async () => {
    expect((await read('/blog/moved-in-ghost')).status).toBe(404)
    expect((await read('/blog')).text).not.toContain('Edited in Ghost')
  }
  const drafted = await step(
    'unpublish',
    () => write('PUT', path, { updated_at: moved.updated_at, status: 'draft' }),
    gone,
  )
  await step(
    'publish again',
    () => write('PUT', path, { updated_at: drafted.updated_at, status: 'published' }),
    async () => expect((await read('/blog/moved-in-ghost')).text).toContain('Another text.'),
  )
  await step('delete', () => admin.call('DELETE', `/posts/${published.id}/`), gone)
  console.log(took)
})
