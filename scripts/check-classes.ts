/** `npm run lint` calls it: fails if a component has an unknown class, or a stylesheet an unused one. */
import { classErrors } from './vite/class-check.ts'

const errors = await classErrors()
if (errors.length > 0) {
  console.error(errors.join('\n'))
  process.exitCode = 1
}
