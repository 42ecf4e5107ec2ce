import type { WelcomePoints } from '#shared/brand-copy.ts'

export function Points({ brand, points }: { brand: string; points: WelcomePoints }) {
  return isSteps(points) ? (
    <ol className="welcome-steps relative grid gap-x-gutter gap-y-content">
      {points.map(({ title, text }, index) => (
        <li key={title} className="flex content-start items-start gap-3 lg:grid">
          <svg
            viewBox="0 0 180 144"
            width="120"
            preserveAspectRatio="xMinYMax"
            aria-hidden="true"
            overflow="visible"
            className="relative z-2 shrink-0"
          >
            <use href={`/art/${brand}/hero.svg#step-${index + 1}`} width="180" height="144" />
          </svg>
          <div>
            <h3 className="entry-title text-lead leading-[1.2] font-bold tracking-normal">{title}</h3>
            <p className="text-muted">{text}</p>
          </div>
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
