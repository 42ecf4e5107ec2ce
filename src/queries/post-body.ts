/**
 * A post's body is in the page's HTML already; as hydration data it would be sent twice. It is left out of the data on
 * the server and taken from the document in the browser.
 */

/** Marks the element that holds a post's body. */
export const POST_BODY_ID = 'post-body'

interface HasBody {
  html: string
}

export function leaveBodyOut(data: unknown): unknown {
  return hasBody(data) ? { ...data, html: '' } : data
}

export function takeBodyFromDocument(data: unknown): unknown {
  if (!hasBody(data) || data.html !== '') return data
  return { ...data, html: document.getElementById(POST_BODY_ID)?.innerHTML ?? '' }
}

function hasBody(data: unknown): data is HasBody {
  return typeof data === 'object' && data !== null && 'html' in data && typeof data.html === 'string'
}
