export function incompleteBody(): ReadableStream {
  const bytes = new TextEncoder().encode('{"type":')
  let isStarted = false
  return new ReadableStream({
    pull(controller) {
      if (isStarted) return controller.error(new Error('The client disconnected'))
      isStarted = true
      controller.enqueue(bytes)
    },
  })
}
