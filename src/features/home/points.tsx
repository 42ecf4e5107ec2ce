import type { WelcomePoints } from '#shared/brand-copy.ts'

/** Shows short points as a list with marks, or the service's steps with check marks. */
export function Points({ points }: { points: WelcomePoints }) {
  return isSteps(points) ? (
    <ol className="welcome-steps">
      {points.map(({ title, text }) => (
        <li key={title} className="welcome-step">
          <h3 className="entry-title">{title}</h3>
          <p className="entry-text">{text}</p>
        </li>
      ))}
    </ol>
  ) : (
    <ul className="marked-list welcome-points">
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
