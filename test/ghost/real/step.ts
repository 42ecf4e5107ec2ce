export function step(text: string): void {
  console.log(`[ghost] ${text}`)
}
