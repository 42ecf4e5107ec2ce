import { Link } from '@tanstack/react-router'
import type { PublicBrand } from '#shared/brand.ts'
import type { Home } from '#shared/content.ts'
import { ChoicePanels, ChoiceVerbs, HeadlineBelowChoices } from './hero-choices.tsx'
import { HeroDates } from './hero-dates.tsx'
import { HeroPapers } from './hero-papers.tsx'
import { SectionEdge } from './section.tsx'

/** The headline, the buttons, and the brand's drawing or tool. */
export function Hero({ brand, copy, dates }: { brand: PublicBrand; copy: Home['copy']['hero']; dates: Home['dates'] }) {
  const { idea } = copy
  return (
    <section className={`hero hero-${idea.kind}`} aria-labelledby="hero">
      <div className="wrap columns hero-grid">
        {idea.kind === 'choices' ? <ChoiceVerbs {...idea} /> : null}
        <div className="hero-text">
          <h1 id="hero" className="hero-headline">
            {idea.kind === 'choices' ? (
              <HeadlineBelowChoices full={copy.headline} shown={idea.headline} />
            ) : (
              copy.headline
            )}
          </h1>
          <p className="hero-paragraph">{copy.paragraph}</p>
          <p className="hero-actions">
            <Link to="/schedule" className="button-primary">
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
          {idea.kind === 'dates' ? <HeroDates label={idea.label} dates={dates} /> : null}
        </div>
      </div>
      <SectionEdge edge={brand.home.hero.edge} />
    </section>
  )
}
