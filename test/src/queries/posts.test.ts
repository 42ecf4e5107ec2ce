import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { postPageQuery } from '#queries/posts'
import type { ContentReader, PostPage } from '#shared/content'

test('an aborted request changes no list that is already loaded, and leaves a new one empty without a message', async () => {
  const aborted = () => Promise.reject(new DOMException('aborted', 'AbortError'))
  const page: PostPage = { posts: [], page: 1, pages: 1, total: 0 }
  const loaded = { ok: true, value: page }
  const client = new QueryClient()
  const postPage = (load: () => Promise<PostPage>) => postPageQuery({ postPage: load } as unknown as ContentReader, 1)
  expect(await client.fetchQuery(postPage(async () => page))).toEqual(loaded)
  expect(await client.fetchQuery({ ...postPage(aborted), staleTime: 0 })).toEqual(loaded)
  client.clear()
  expect(await client.fetchQuery(postPage(aborted))).toEqual({ ok: false, title: '', message: '' })
})
