import { createBrowserHistory } from '@tanstack/react-router'
import { canonicalPath } from '#shared/canonical-path'

/** The router reads the path that the server rendered, and the address bar keeps the visitor's. */
export function browserHistory() {
  return createBrowserHistory({
    parseLocation: () => {
      const { search, hash } = location
      const pathname = canonicalPath(location.pathname)
      // When the browser follows a link to a fragment by itself, the entry has no state.
      const state = history.state ?? { __TSR_index: 0 }
      return { href: pathname + search + hash, pathname, search, hash, state }
    },
  })
}
