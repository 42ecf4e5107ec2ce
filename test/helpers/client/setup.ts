import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Long enough for slow machines. Only a hanging test should reach this timeout.
configure({ asyncUtilTimeout: 10_000 })

// jsdom does not implement scrolling or media queries.
window.scrollTo = () => undefined
window.matchMedia = () => ({ matches: false }) as MediaQueryList

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
