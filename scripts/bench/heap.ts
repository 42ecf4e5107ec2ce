/** Reads the heap of the site's isolate through V8's inspector: bytes of objects and of array buffers. */
import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'

const SITE_WORKER = '/core:user:site'
const SAMPLES = 40
const SAMPLE_PAUSE_MS = 100

const usage = v.object({ result: v.object({ usedSize: v.number(), backingStorageSize: v.optional(v.number(), 0) }) })

/** Collects garbage first, with a snapshot: workerd does not answer the command that only collects garbage. */
export function readHeap(inspector: URL): Promise<number> {
  return withInspector(inspector, async (send) => {
    await send('HeapProfiler.enable')
    await send('HeapProfiler.takeHeapSnapshot')
    return used(await send('Runtime.getHeapUsage'))
  })
}

/** Returns the smallest of the sizes within a few seconds. For a busy isolate, which collects garbage by itself. */
export function lowestHeap(inspector: URL): Promise<number> {
  return withInspector(inspector, async (send) => {
    let lowest = Number.POSITIVE_INFINITY
    for (let sample = 0; sample < SAMPLES; sample++) {
      lowest = Math.min(lowest, used(await send('Runtime.getHeapUsage')))
      await sleep(SAMPLE_PAUSE_MS)
    }
    return lowest
  })
}

function used(message: unknown): number {
  const { usedSize, backingStorageSize } = v.parse(usage, message).result
  return usedSize + backingStorageSize
}

type Send = (method: string) => Promise<unknown>

/** @param inspector WebSocket address. */
async function withInspector<T>(inspector: URL, use: (send: Send) => Promise<T>): Promise<T> {
  const socket = new WebSocket(new URL(SITE_WORKER, inspector))
  const waiting = new Map<number, (message: unknown) => void>()
  let id = 0
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data))
    waiting.get(message.id)?.(message)
  })
  try {
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve)
      socket.addEventListener('error', () => reject(new Error(`Cannot connect to the inspector at ${inspector}`)))
    })
    return await use(function send(method) {
      socket.send(JSON.stringify({ id: ++id, method }))
      return new Promise((resolve) => waiting.set(id, resolve))
    })
  } finally {
    socket.close()
  }
}
