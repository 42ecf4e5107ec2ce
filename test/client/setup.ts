import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// What is waited for comes sooner or later: how late is the machine's affair.
configure({ asyncUtilTimeout: 10_000 })

// jsdom has no layout to scroll.
window.scrollTo = () => undefined

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
