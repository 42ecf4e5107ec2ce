import { Link } from '@tanstack/react-router'
import type { PublicBrand } from '#shared/brand.ts'
import type { Home } from '#shared/content.ts'
import { ChoicePanels, ChoiceVerbs, HeadlineBelowChoices } from './hero-choices.tsx'
import { HeroDates } from './hero-dates.tsx'
import { HeroPapers } from './hero-papers.tsx'
import { Edge } from './section.tsx'

export function Hero({ brand, copy, dates }: { brand: PublicBrand; copy: Home['copy']['hero']; dates: Home['dates'] }) {
  const { idea } = copy
  return (
    <section className="hero relative" aria-labelledby="hero">
      <div className="wrap columns gap-y-content py-section [&>*]:col-span-full">
        {idea.kind === 'choices' ? <ChoiceVerbs {...idea} /> : null}
        <div className="hero-text">
          <h1 id="hero" className={idea.kind === 'choices' ? 'text-title' : 'text-display'}>
            {idea.kind === 'choices' ? (
              <HeadlineBelowChoices full={copy.headline} shown={idea.headline} />
            ) : (
              copy.headline
            )}
          </h1>
          <p className="mt-6 max-w-[54ch] text-lead">{copy.paragraph}</p>
          <p className="hero-actions mt-9 flex flex-wrap gap-4 max-sm:[&>*]:w-full">
            <Link to="/schedule" className="button">
              Schedule a Consultation
            </Link>
            <a href={brand.portalUrl} rel="noopener" className="button-quiet">
              Client Portal Login
            </a>
          </p>
        </div>
        <div className="hero-idea">
          {idea.kind === 'papers' ? <HeroPapers brand={brand.id} {...idea} /> : null}
          {idea.kind === 'choices' ? <ChoicePanels {...idea} /> : null}
          {idea.kind === 'dates' ? <HeroDates brand={brand.id} label={idea.label} dates={dates} /> : null}
        </div>
      </div>
      <Edge />
    </section>
  )
}
