import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// This timeout is long enough for slow machines, so only a hung test times out.
configure({ asyncUtilTimeout: 10_000 })

// jsdom does not implement scrolling or media queries.
window.scrollTo = () => undefined
window.matchMedia = () => ({ matches: false }) as MediaQueryList

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
