import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A limit only for hanging tests. A slow machine must not fail a test.
configure({ asyncUtilTimeout: 10_000 })

// jsdom has no layout to scroll, and no media.
window.scrollTo = () => undefined
window.matchMedia = () => ({ matches: false }) as MediaQueryList

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
