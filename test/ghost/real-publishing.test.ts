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

async function afterWebhook<T>(change: () => Promise<T>): Promise<T> {
  const before = await webhookAt()
  const result = await change()
  while ((await webhookAt()) === before) await sleep(10)
  return result
}

/** The site first serves outdated content if Ghost responds slowly, so assertions about page content retry. */
const expectText = (path: string, text: string) => expect.poll(async () => (await read(path)).text).toContain(text)
const expectMissing = (path: string) => expect.poll(async () => (await read(path)).status).toBe(404)

test('the site shows each change to a post after a real Ghost server sends the webhook for that change', async () => {
  const { url, adminKey } = inject('ghost')
  const admin = adminByKey(url, adminKey)
  const write = async (method: string, path: string, post: object) =>
    ((await admin.call(method, path, { posts: [post] })) as { posts: [AdminPost] }).posts[0]

  await Promise.all([read('/blog'), read('/'), read('/blog/just-published')])
  const published = await afterWebhook(() =>
    write('POST', '/posts/?source=html', {
      title: 'Just published in Ghost',
      slug: 'just-published',
      html: '<p>The first text of it.</p>',
      status: 'published',
    }),
  )
  await expectText('/blog', 'Just published in Ghost')
  await expectText('/blog/just-published', 'The first text of it.')

  const path = `/posts/${published.id}/?source=html`
  const edited = await afterWebhook(() =>
    write('PUT', path, { updated_at: published.updated_at, title: 'Edited in Ghost', html: '<p>Another text.</p>' }),
  )
  await expectText('/blog', 'Edited in Ghost')
  await expectText('/blog/just-published', 'Another text.')

  const moved = await afterWebhook(() => write('PUT', path, { updated_at: edited.updated_at, slug: 'moved-in-ghost' }))
  await expectMissing('/blog/just-published')
  await expectText('/blog/moved-in-ghost', 'Another text.')
  await expectText('/blog', 'href="/blog/moved-in-ghost"')

  const drafted = await afterWebhook(() => write('PUT', path, { updated_at: moved.updated_at, status: 'draft' }))
  await expectGone()

  await afterWebhook(() => write('PUT', path, { updated_at: drafted.updated_at, status: 'published' }))
  await expectText('/blog/moved-in-ghost', 'Another text.')

  await afterWebhook(() => admin.call('DELETE', `/posts/${published.id}/`))
  await expectGone()
})

test('pages show a notice from a real Ghost server until the notice is unpublished', async () => {
  const { url, adminKey } = inject('ghost')
  const admin = adminByKey(url, adminKey)
  const write = async (method: string, path: string, post: object) =>
    ((await admin.call(method, path, { posts: [post] })) as { posts: [AdminPost] }).posts[0]
  await read('/')
  const published = await write('POST', '/posts/?source=html', {
    ...{ title: 'Closed for inventory', slug: 'closed-for-inventory', html: '<p>All day.</p>', status: 'published' },
    ...{ custom_excerpt: 'Back on Monday.\nuntil 2099-01-01', tags: [{ name: '#notice' }] },
  })
  await expect
    .poll(async () => (await read('/contact')).text, { timeout: 90_000 })
    .toMatch(/aria-label="Notice".*Closed for inventory.*Back on Monday\.(?!.*until 2099)/s)
  expect((await read('/rss.xml')).text).not.toContain('closed-for-inventory')
  await write('PUT', `/posts/${published.id}/`, { updated_at: published.updated_at, status: 'draft' })
  await expect
    .poll(async () => (await read('/contact')).text, { timeout: 90_000 })
    .not.toContain('Closed for inventory')
  await admin.call('DELETE', `/posts/${published.id}/`)
})

async function expectGone() {
  await expectMissing('/blog/moved-in-ghost')
  await expect.poll(async () => (await read('/blog')).text).not.toContain('Edited in Ghost')
}
