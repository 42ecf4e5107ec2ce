import type { WelcomePoints } from '#shared/brand-copy.ts'

export function Points({ points }: { points: WelcomePoints }) {
  return isSteps(points) ? (
    <ol>
      {points.map(({ title, text }) => (
        <li key={title} className="welcome-step relative not-last:min-h-16 not-last:pb-row">
          <h3 className="entry-title text-lead font-bold tracking-normal">{title}</h3>
          <p className="max-w-[62ch] text-small text-muted text-balance">{text}</p>
        </li>
      ))}
    </ol>
  ) : (
    <ul className="marked-list grid gap-2">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}

type Steps = Exclude<WelcomePoints, readonly string[]>

function isSteps(points: WelcomePoints): points is Steps {
  return typeof points[0] === 'object'
}
