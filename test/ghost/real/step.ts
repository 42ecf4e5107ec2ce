/** One progress line per step, on stdout. */
export function step(text: string): void {
  console.log(`[ghost] ${text}`)
}
