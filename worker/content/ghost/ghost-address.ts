/** Removes Ghost's URL from text so that visitors and search engines do not find Ghost's own copy of the posts. */

export function mentionsGhost(href: string, ghost: URL): boolean {
  return href.search(addressPattern(ghost)) >= 0
}

export function withoutGhostAddress<T>(value: T, ghostUrl: string): T {
  const ghost = new URL(ghostUrl)
  const json = JSON.stringify(value)
  if (!json?.toLowerCase().includes(ghost.hostname)) return value
  const pattern = addressPattern(ghost)
  return JSON.parse(json, (_, part) =>
    typeof part === 'string' ? part.replace(pattern, (_, path: string) => path || 'this site') : part,
  )
}

/**
 * Matches Ghost's URL outside email addresses. The protocol may be percent-encoded or missing. Capture group 1 is the slash
 * before a path.
 */
function addressPattern({ hostname, pathname }: URL): RegExp {
  const protocol = '(?:https?(?::|%3A))?(?:(?:/|%2F){2})?'
  const address = `(?:www\\.)?${escapePattern(hostname)}(?::\\d+)?${escapePattern(pathname.replace(/\/$/, ''))}`
  return new RegExp(`(?<![\\w@.-])${protocol}${address}(?:(/)(?=[\\w%~?#-])|/?(?![\\w-]|\\.\\w))`, 'gi')
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
