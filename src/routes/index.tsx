import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { ContactLines } from '#components/contact-lines'
import { HeroArt } from '#components/hero-art'
import { HomeSection } from '#components/home-section'
import { IndustryCarousel } from '#components/industry-carousel'
import { defineLazy, LazyComponent } from '#components/lazy-component'
import { PostList, PostsPending } from '#components/post-list'
import { ServiceList } from '#components/service-list'
import { Stats } from '#components/stats'
import { Unavailable } from '#components/unavailable'
import { stats } from '#content/stats'
import { homeQuery } from '#queries/copy'
import { featuredPostsQuery } from '#queries/posts'
import { pageHead } from '#shared/head'
import { WHY_TITLES } from '#shared/why-titles'

/** How long the page waits for its posts, ms. Slower ones are streamed after the page. */
const POSTS_WAIT_MS = 300

const contactForm = defineLazy(
  () => import('#components/contact-form'),
  ({ ContactForm }) => ContactForm,
  () => (
    <a href="/contact" className="button-quiet">
      Write to us
    </a>
  ),
)

export const Route = createFileRoute('/')({
  loader: async ({ context: { queryClient, content } }) => {
    const query = featuredPostsQuery(content)
    const posts = queryClient.prefetchQuery(query)
    const [home] = await Promise.all([
      queryClient.ensureQueryData(homeQuery(content)),
      Promise.race([posts, new Promise((resolve) => setTimeout(resolve, POSTS_WAIT_MS))]),
    ])
    // A page without posts must not be cached, nor one whose posts are still loading and may fail.
    const found = queryClient.getQueryData(query.queryKey)
    const noStore = !(found?.ok && found.value[0])
    const { pageTitle, description } = home.copy.hero
    return { noStore, title: pageTitle, description }
  },
  head: pageHead,
  component: Home,
})

function Home() {
  const { page, content } = Route.useRouteContext()
  const { brand } = page
  const { copy, services, serviceCount, industries, family } = useSuspenseQuery(homeQuery(content)).data
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

      <Stats stats={stats(serviceCount)} />

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

      <HomeSection id="services" className="services" {...copy.services}>
        <ServiceList services={services} />
        <p className="mt-10">
          <Link to="/services" className="button-quiet">
            All Services
          </Link>
        </p>
      </HomeSection>

      <HomeSection id="industries" {...copy.industries}>
        <IndustryCarousel industries={industries} />
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
        <LazyComponent lazy={contactForm} when="visible" />
      </HomeSection>
    </>
  )
}

function FeaturedPosts() {
  const { data } = useSuspenseQuery(featuredPostsQuery(Route.useRouteContext().content))
  if (!data.ok) return <Unavailable failure={data} />
  return <PostList posts={data.value} headingLevel="h3" />
}
