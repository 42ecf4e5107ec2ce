import { THEME_KEY } from '#theme/stored-theme'

/** Switches between light and dark and keeps the choice; nothing without script, where the OS decides. */
export function ThemeToggle() {
  return (
    <button
      type="button"
      className="needs-script icon-button"
      aria-label="Switch between light and dark"
      onClick={toggle}
    >
      <span className="i-ph-circle-half" aria-hidden="true" />
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
