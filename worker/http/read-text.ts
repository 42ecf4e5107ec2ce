/** Reads a request body. Returns undefined if the body exceeds `maxBytes`, or an empty string if the connection breaks. */
export async function readText({ body }: Request, maxBytes: number): Promise<{ text: string } | undefined> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  try {
    for await (const chunk of body ?? []) {
      size += chunk.length
      if (size > maxBytes) return undefined
      text += decoder.decode(chunk, { stream: true })
    }
  } catch {
    return { text: '' }
  }
  return { text: text + decoder.decode() }
}
