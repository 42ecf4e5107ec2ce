/** The body of a picture as it comes from its host: bounded in bytes and in time, whoever reads it. */

export interface Bounds {
  maxBytes: number
  /** How long the next part may take, ms. */
  leftMs: () => number
}

export interface PictureBody {
  /** Holds it until there are more than so many bytes, or all. @throws when a part comes too late, or is one too many. */
  read(bytes: number): Promise<{ bytes: ArrayBuffer; done: boolean }>
  /** All of it, what was read already too; it fails as `read` does. */
  stream(): ReadableStream<Uint8Array>
  cancel(): Promise<void>
}

export function pictureBody(body: ReadableStream<Uint8Array>, { maxBytes, leftMs }: Bounds): PictureBody {
  const reader = body.getReader()
  const held: Uint8Array[] = []
  let size = 0

  /** undefined: that was all. */
  async function next(): Promise<Uint8Array | undefined> {
    try {
      const { value } = await inTime(reader.read(), leftMs())
      size += value?.byteLength ?? 0
      if (size > maxBytes) throw new Error(`A picture of more than ${maxBytes} bytes`)
      return value
    } catch (error) {
      // It failed already: how its end goes tells nothing more.
      reader.cancel(error).catch(() => undefined)
      throw error
    }
  }

  return {
    async read(bytes) {
      let part: Uint8Array | undefined
      do {
        part = await next()
        if (part) held.push(part)
      } while (part && size <= bytes)
      return { bytes: await new Blob(held as BlobPart[]).arrayBuffer(), done: !part }
    },

    stream: () =>
      new ReadableStream(
        {
          async pull(controller) {
            const part = held.shift() ?? (await next())
            if (part) controller.enqueue(part)
            else controller.close()
          },
          cancel: (reason) => reader.cancel(reason),
        },
        // Nothing is taken from the host before it is wanted: a slow visitor fills no memory, and is no slow host.
        { highWaterMark: 0 },
      ),

    cancel: () => reader.cancel(),
  }
}

async function inTime<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('A picture whose host stopped halfway')), Math.max(ms, 0))
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
