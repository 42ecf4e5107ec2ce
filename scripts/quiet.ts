/** Hides the notice that the test pool's package has a new name. The pinned version works under this name. */
export function withoutRenameNotice(): void {
  const { warn } = console
  console.warn = (...lines: unknown[]) => {
    if (!String(lines[0]).includes('vitest-pool-workers has been renamed')) warn(...lines)
  }
}
