import { THEME_KEY } from '#theme/stored-theme'

/**
 * Switches between light and dark and keeps the choice; nothing without script, where the OS decides. Which of its two
 * names is the right one only the browser knows, so CSS shows it, live when the OS changes.
 */
export function ThemeToggle() {
  return (
    <button type="button" className="needs-script icon-button" onClick={toggle}>
      <span className="i-ph-circle-half" aria-hidden="true" />
      <span className="sr-only">
        Switch to <span className="names-dark">dark</span>
        <span className="names-light">light</span>
      </span>
    </button>
  )
}

function toggle() {
  const root = document.documentElement
  const systemDark = matchMedia('(prefers-color-scheme: dark)').matches
  const dark = root.dataset.theme ? root.dataset.theme === 'dark' : systemDark
  root.dataset.theme = dark ? 'light' : 'dark'
  try {
    localStorage.setItem(THEME_KEY, root.dataset.theme)
  } catch {
    // Storage may be forbidden: the choice then holds for this page.
  }
}
