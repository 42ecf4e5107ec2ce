interface DailyJobParts {
  morning: () => Promise<void>
  eraseOld: () => Promise<void>
  /** Never rejects. */
  backUp?: () => Promise<void>
}

/** The daily cron job. It runs twice, because cron triggers do not know daylight time. */
export function createDailyJob({ morning, eraseOld, backUp }: DailyJobParts) {
  return async function dailyJob(): Promise<void> {
    try {
      await morning()
    } finally {
      try {
        await eraseOld()
      } finally {
        await backUp?.()
      }
    }
  }
}
