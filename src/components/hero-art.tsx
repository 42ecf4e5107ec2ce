import './hero-art.css'
import { Icon } from '#components/icon'
import type { PublicBrand } from '#shared/brand'

/** The brand's decorative drawing behind and beside the headline. */
export function HeroArt({ brand: { id, heroArt } }: { brand: PublicBrand }) {
  const { ground, scene, card } = heroArt
  const [width, height] = ground?.size.split(' ') ?? []
  return (
    <div className="hero-art" aria-hidden="true">
      {ground ? (
        <svg
          aria-hidden="true"
          className="hero-ground"
          data-fit={ground.fit}
          preserveAspectRatio={ground.fit === 'fill' ? 'xMaxYMid slice' : 'xMaxYMax meet'}
          viewBox={`0 0 ${ground.size}`}
        >
          <use href={`/art/${id}/hero.svg#ground`} width={width} height={height} />
        </svg>
      ) : null}
      {scene ? (
        <div className="hero-scene">
          <svg aria-hidden="true" viewBox="0 0 640 560">
            <use href={`/art/${id}/hero.svg#scene`} width="640" height="560" />
          </svg>
          {card ? <HeroCard {...card} /> : null}
        </div>
      ) : null}
    </div>
  )
}

function HeroCard({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <div className="hero-card">
      <p className="mb-2 font-bold">{title}</p>
      {steps.map((step) => (
        <p key={step} className="flex items-center justify-between gap-3 border-t border-line py-2.5">
          {step}
          <Icon name="check-circle-fill" className="shrink-0 text-brand" />
        </p>
      ))}
    </div>
  )
}
