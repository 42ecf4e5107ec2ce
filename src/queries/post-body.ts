/**
 * Keeps a post's body out of the hydration data, because the page's HTML already contains it. The browser reads it from
 * the document.
 */

/** Id of the element that contains a post's body. */
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
