/** The state of the cron jobs, and a button for the time after an outage. */
import { inquiries, timeText } from './format'
import type { DeskShell, JobRun } from './models'

const NAMES: Record<JobRun['job'], string> = {
  sweep: 'Every minute: mail what is due',
  daily: 'Every morning: mail staff, and erase old inquiries',
}

export function Jobs({ shell, jobs }: { shell: DeskShell; jobs: readonly JobRun[] }) {
  const { failed } = shell.counts
  return (
    <section className="card" aria-labelledby="jobs">
      <h2 id="jobs">Jobs</h2>
      <ul className="bullets">
        {(['sweep', 'daily'] as const).map((name) => (
          <li key={name}>
            {NAMES[name]}. <State run={jobs.find(({ job }) => job === name)} now={shell.now} />
          </li>
        ))}
      </ul>
      {failed > 0 ? (
        <form method="post" action="/mail-failed-again">
          <p>{inquiries(failed)} could not be mailed. Fix the cause first.</p>
          <button type="submit">Mail all failed again</button>
        </form>
      ) : null}
    </section>
  )
}

function State({ run, now }: { run: JobRun | undefined; now: string }) {
  const { completedAt = '', failedAt = '', error = '' } = run ?? {}
  return (
    <>
      Last run: {completedAt ? <time dateTime={completedAt}>{timeText(completedAt, now)}</time> : 'none yet'}. Last
      error:{' '}
      {failedAt ? (
        <>
          <time dateTime={failedAt}>{timeText(failedAt, now)}</time>, {error}
        </>
      ) : (
        'none.'
      )}
    </>
  )
}
