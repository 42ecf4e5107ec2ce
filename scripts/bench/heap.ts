/** Reads the heap of the site's isolate through V8's inspector: bytes of objects and of array buffers. */
import * as v from 'valibot'

const SITE_WORKER = '/core:user:site'

const usage = v.object({ result: v.object({ usedSize: v.number(), backingStorageSize: v.optional(v.number(), 0) }) })

/** Collects garbage first, with a snapshot: workerd does not answer the command that only collects garbage. */
export function readHeap(inspector: URL): Promise<number> {
  return withInspector(inspector, async (send) => {
    await send('HeapProfiler.enable')
    await send('HeapProfiler.takeHeapSnapshot')
    const { usedSize, backingStorageSize } = v.parse(usage, await send('Runtime.getHeapUsage')).result
    return usedSize + backingStorageSize
  })
}

type Send = (method: string) => Promise<unknown>

/** @param inspector WebSocket address. */
async function withInspector<T>(inspector: URL, use: (send: Send) => Promise<T>): Promise<T> {
  const socket = new WebSocket(new URL(SITE_WORKER, inspector))
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let id = 0
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data))
    waiting.get(message.id)?.resolve(message)
    waiting.delete(message.id)
  })
  // The inspector has one session: it closes this one if another one opens.
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The inspector closed the session'))
  })
  try {
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve)
      socket.addEventListener('error', () => reject(new Error(`Cannot connect to the inspector at ${inspector}`)))
    })
    return await use(function send(method) {
      socket.send(JSON.stringify({ id: ++id, method }))
      const answer = Promise.withResolvers<unknown>()
      waiting.set(id, answer)
      return answer.promise
    })
  } finally {
    socket.close()
  }
}
