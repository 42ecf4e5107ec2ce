import { Link } from '@tanstack/react-router'
import { ChoicePanels, ChoiceVerbs, HeadlineBelowChoices } from '#layouts/home/hero-choices.tsx'
import { HeroDates } from '#layouts/home/hero-dates.tsx'
import { HeroPapers } from '#layouts/home/hero-papers.tsx'
import { SectionEdge } from '#layouts/home/section.tsx'
import type { PublicBrand } from '#shared/brand.ts'
import type { Home } from '#shared/content.ts'

/** The headline, the actions and the brand's idea. */
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
