/** Part of `npm run lint`. Fails if a component has an unknown class or a stylesheet has an unused class. */
import { classErrors } from './vite/class-check.ts'

const errors = await classErrors()
if (errors.length > 0) {
  console.error(errors.join('\n'))
  process.exitCode = 1
}
