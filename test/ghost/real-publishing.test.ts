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

/** Makes a change in Ghost and waits until the site has received the webhook. */
async function afterWebhook<T>(change: () => Promise<T>): Promise<T> {
  const before = await webhookAt()
  const result = await change()
  while ((await webhookAt()) === before) await sleep(10)
  return result
}

test('after the webhook, the first request shows what staff published, edited, moved, unpublished or deleted in Ghost', async () => {
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
  expect((await read('/blog')).text).toContain('Just published in Ghost')
  expect((await read('/blog/just-published')).text).toContain('The first text of it.')

  const path = `/posts/${published.id}/?source=html`
  const edited = await afterWebhook(() =>
    write('PUT', path, { updated_at: published.updated_at, title: 'Edited in Ghost', html: '<p>Another text.</p>' }),
  )
  expect((await read('/blog')).text).toContain('Edited in Ghost')
  expect((await read('/blog/just-published')).text).toContain('Another text.')

  const moved = await afterWebhook(() => write('PUT', path, { updated_at: edited.updated_at, slug: 'moved-in-ghost' }))
  expect((await read('/blog/just-published')).status).toBe(404)
  expect((await read('/blog/moved-in-ghost')).text).toContain('Another text.')
  expect((await read('/blog')).text).toContain('href="/blog/moved-in-ghost"')

  const drafted = await afterWebhook(() => write('PUT', path, { updated_at: moved.updated_at, status: 'draft' }))
  await expectGone()

  await afterWebhook(() => write('PUT', path, { updated_at: drafted.updated_at, status: 'published' }))
  expect((await read('/blog/moved-in-ghost')).text).toContain('Another text.')

  await afterWebhook(() => admin.call('DELETE', `/posts/${published.id}/`))
  await expectGone()
})

async function expectGone() {
  expect((await read('/blog/moved-in-ghost')).status).toBe(404)
  expect((await read('/blog')).text).not.toContain('Edited in Ghost')
}
