import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { ContactLines } from '#components/contact-lines'
import { HeroArt } from '#components/hero-art'
import { HomeSection } from '#components/home-section'
import { IndustryCarousel } from '#components/industry-carousel'
import { Island, latePart } from '#components/island'
import { PostList, PostsPending } from '#components/post-list'
import { ServiceList } from '#components/service-list'
import { Stats } from '#components/stats'
import { Unavailable } from '#components/unavailable'
import industries from '#content/industries'
import { stats } from '#content/stats'
import { homeQuery } from '#queries/copy'
import { featuredPostsQuery } from '#queries/posts'
import { HOME_INDUSTRIES } from '#shared/content'
import { pageHead } from '#shared/head'
import { WHY_TITLES } from '#shared/why-titles'

/** The page waits this long for its posts; slower ones are streamed in behind it, ms. */
const POSTS_WAIT_MS = 300

const contactForm = latePart(async () => (await import('#components/contact-form')).ContactForm)
const contactLink = (
  <a href="/contact" className="button-quiet">
    Write to us
  </a>
)

export const Route = createFileRoute('/')({
  loader: async ({ context: { queryClient, content } }) => {
    const query = featuredPostsQuery(content)
    const posts = queryClient.prefetchQuery(query)
    const [home] = await Promise.all([
      queryClient.ensureQueryData(homeQuery(content)),
      Promise.race([posts, new Promise((resolve) => setTimeout(resolve, POSTS_WAIT_MS))]),
    ])
    // Posts that are still on the way may fail yet: such a page is not to be kept either, nor one that has none.
    const found = queryClient.getQueryData(query.queryKey)
    const degraded = !(found?.ok && found.value[0])
    const { pageTitle, description } = home.copy.hero
    return { degraded, title: pageTitle, description }
  },
  headers: ({ loaderData }): Record<string, string> => (loaderData?.degraded ? { 'cache-control': 'no-store' } : {}),
  head: pageHead,
  component: Home,
})

function Home() {
  const { page, content } = Route.useRouteContext()
  const { brand } = page
  const { copy, services, family } = useSuspenseQuery(homeQuery(content)).data
  return (
    <>
      <section className="hero" aria-labelledby="hero">
        <HeroArt brand={brand} />
        <div className="relative mx-auto max-w-7xl px-5 py-20 sm:py-28">
          <h1 id="hero" className="hero-headline">
            {copy.hero.headline}
          </h1>
          <p className="mt-6 max-w-[54ch] text-lg">{copy.hero.paragraph}</p>
          <p className="mt-9 flex flex-wrap gap-4">
            <Link to="/schedule" className="button-primary">
              Schedule a Consultation
            </Link>
            <a href={brand.portalUrl} rel="noopener" className="button-quiet">
              Client Portal Login
            </a>
          </p>
        </div>
      </section>

      <Stats stats={stats} />

      <HomeSection id="welcome" heading={copy.welcome.heading} beside={null}>
        <div className="grid gap-5">
          {copy.welcome.paragraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-[64ch] text-lg">
              {paragraph}
            </p>
          ))}
          <ul className="marked-list mt-3 grid gap-3">
            {copy.welcome.points.map((point) => (
              <li key={point} className="font-semibold">
                {point}
              </li>
            ))}
          </ul>
        </div>
      </HomeSection>

      <HomeSection id="services" className="bg-surface" {...copy.services}>
        <ServiceList services={services} />
        <p className="mt-10">
          <Link to="/services" className="button-quiet">
            All Services
          </Link>
        </p>
      </HomeSection>

      <HomeSection id="industries" {...copy.industries}>
        <IndustryCarousel industries={industries.slice(0, HOME_INDUSTRIES)} />
        <p className="mt-8">
          <Link to="/industries" className="button-quiet">
            All Industries
          </Link>
        </p>
      </HomeSection>

      <HomeSection id="why" className="why" heading={copy.why.heading}>
        <ul className="mt-10 grid gap-x-12 gap-y-10 sm:grid-cols-2">
          {WHY_TITLES.map((title) => (
            <li key={title}>
              <h3 className="text-xl font-bold">{title}</h3>
              <p className="mt-2 max-w-[52ch]">{copy.why.items[title]}</p>
            </li>
          ))}
        </ul>
        <p className="mt-12 text-lg font-semibold">{copy.why.availability}</p>
      </HomeSection>

      <HomeSection
        id="connected"
        {...copy.connected}
        beside={
          <p className="mt-8">
            <a href={brand.teamToWinUrl} rel="noopener" className="button-quiet">
              Get Started Winning
            </a>
          </p>
        }
      >
        <ul data-brand-family="" className="border-t-[length:var(--rule)] border-ink">
          {family.map(({ id, name, line, href }) => (
            <li key={id} className="grid gap-1 border-b border-line py-5 sm:grid-cols-[14rem_1fr]">
              {id === brand.id ? <strong>{name}</strong> : <a href={href}>{name}</a>}
              <span className="text-muted">{line}</span>
            </li>
          ))}
        </ul>
      </HomeSection>

      <HomeSection id="news" className="bg-surface" heading={brand.news.heading}>
        <div className="mt-10">
          <Suspense fallback={<PostsPending />}>
            <FeaturedPosts />
          </Suspense>
        </div>
        <p className="mt-10">
          <Link to="/blog" className="button-quiet">
            {brand.news.viewAll}
          </Link>
        </p>
      </HomeSection>

      <HomeSection id="contact" {...copy.contact} beside={<ContactLines contact={brand.contact} />}>
        <Island part={contactForm} meanwhile={contactLink} />
      </HomeSection>
    </>
  )
}

function FeaturedPosts() {
  const { data } = useSuspenseQuery(featuredPostsQuery(Route.useRouteContext().content))
  if (!data.ok) return <Unavailable failure={data} />
  return <PostList posts={data.value} headingLevel="h3" />
}
