import { withDeadline } from '#worker/platform/deadline.ts'

interface ImageBodyLimits {
  maxBytes: number
  /** Maximum total time to wait for the image host, in ms. Time spent waiting for a slow visitor does not count. */
  waitMs: number
}

export function imageBody(body: ReadableStream<Uint8Array>, { maxBytes, waitMs }: ImageBodyLimits) {
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  let leftMs = waitMs

  async function readChunk(): Promise<Uint8Array | undefined> {
    const startedAt = Date.now()
    try {
      const { value } = await withDeadline(leftMs, () => reader.read())
      leftMs -= Date.now() - startedAt
      size += value?.byteLength ?? 0
      if (size > maxBytes) throw new Error(`Image is larger than ${maxBytes} bytes`)
      return value
    } catch (error) {
      // Ignores an error from canceling the download, because the download has already failed.
      reader.cancel(error).catch(() => undefined)
      throw error
    }
  }

  return {
    /**
     * Reads until more than `bytes` bytes have arrived or the image ends.
     * @throws if the image host is slow or the image is too large.
     */
    async read(bytes: number) {
      let chunk: Uint8Array | undefined
      do {
        chunk = await readChunk()
        if (chunk) chunks.push(chunk)
      } while (chunk && size <= bytes)
      return { bytes: await new Blob(chunks as ArrayBufferView<ArrayBuffer>[]).arrayBuffer(), done: !chunk }
    },

    /**
     * Streams the whole image, including the bytes that `read` returned. Fails if the image host is slow or the image is too
     * large.
     */
    stream: () =>
      new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            const chunk = chunks.shift() ?? (await readChunk())
            if (chunk) controller.enqueue(chunk)
            else controller.close()
          },
          cancel: (reason) => reader.cancel(reason),
        },
        // Reads the next chunk of the image only when the visitor can receive it, so slow visitors do not exhaust memory.
        { highWaterMark: 0 },
      ),

    cancel: () => reader.cancel(),
  }
}
