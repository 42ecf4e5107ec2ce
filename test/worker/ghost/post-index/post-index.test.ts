import { expect, test } from 'vitest'
import { kvWith } from '#test/helpers/worker/content-isolates'
import { network, setUpSite } from '#test/helpers/worker/set-up-site'
import { fetchSite, newIsolate } from '#test/helpers/worker/site'
import { CONTENT } from '#test/helpers/worker/storage'

setUpSite()

test('if KV cannot read a piece while Ghost fails, the index stays, and another isolate shows the posts', async () => {
  await fetchSite('/blog')
  network.ghost = () => new Response('', { status: 500 })
  const failing = kvWith('get', async (...parameters: Parameters<typeof CONTENT.get>) => {
    if (parameters[0].includes(':summaries:')) throw new Error('KV is down')
    return CONTENT.get(...parameters)
  })
  newIsolate({ CONTENT: failing })
  await fetchSite('/blog')
  newIsolate()
  expect(await (await fetchSite('/blog')).text()).toContain('Title of first')
})
