/** Runs the steps of the daily cron job in order. A step that fails does not keep the others from running. */
export function createDailyJob(steps: readonly (() => Promise<void>)[]) {
  return async function dailyJob(): Promise<void> {
    const errors: unknown[] = []
    for (const step of steps) await step().catch((error) => errors.push(error))
    if (errors.length > 1) throw new AggregateError(errors, errors.join('; '))
    if (errors.length > 0) throw errors[0]
  }
}
