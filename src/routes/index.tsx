import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { stats } from '#content/stats.ts'
import { NoPosts } from '#features/blog/no-posts.tsx'
import { hasFacts, PostFacts, PostsPending } from '#features/blog/post-list.tsx'
import { featuredPostsQuery } from '#features/blog/posts.ts'
import { pageHead } from '#features/document/head.ts'
import { loadStylesheet } from '#features/document/stylesheets.ts'
import { ContactLines } from '#features/firm/contact-lines.tsx'
import { PhoneBar } from '#features/firm/phone-bar.tsx'
import { Entries, type Entry } from '#features/home/entries.tsx'
import { Hero } from '#features/home/hero.tsx'
import { IndustryCarousel } from '#features/home/industry-carousel.tsx'
import { Points } from '#features/home/points.tsx'
import { HomeSection } from '#features/home/section.tsx'
import { Stats } from '#features/home/stats.tsx'
import { homeQuery } from '#features/page/copy.ts'
import type { PublicBrand } from '#shared/brand.ts'
import type { PostSummary } from '#shared/content.ts'
import { longDate } from '#shared/dates.ts'
import { serviceLink } from '#shared/menu.ts'
import type { ServiceCard } from '#shared/service.ts'
import { WHY_TITLES } from '#shared/why-titles.ts'
import { defineLazy, LazyComponent } from '#ui/lazy-component.tsx'
import { TextLink, Unbroken } from '#ui/rich-text.tsx'
import { Unavailable } from '#ui/unavailable.tsx'

/** Maximum time in ms that the home page waits for its posts. Posts that load later are streamed. */
const POSTS_WAIT_MS = 300

const contactForm = defineLazy(
  () => import('#features/forms/contact-form.tsx'),
  ({ ContactForm }) => ContactForm,
  () => (
    <a href="/contact" className="button-quiet">
      Write to us
    </a>
  ),
)

export const Route = createFileRoute('/')({
  loader: async ({ context: { queryClient, content, page } }) => {
    const query = featuredPostsQuery(content)
    const posts = queryClient.prefetchQuery(query)
    const [home] = await Promise.all([
      queryClient.ensureQueryData(homeQuery(content)),
      // Loads only this brand's home page stylesheet. A static import would load the same stylesheet for every brand.
      page.homeStylesheet && loadStylesheet(page.homeStylesheet),
      Promise.race([posts, new Promise((resolve) => setTimeout(resolve, POSTS_WAIT_MS))]),
    ])
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
  const {
    data: { copy, services, serviceCount, industries, family, dates },
  } = useSuspenseQuery(homeQuery(content))
  const { availability, availabilityTitle } = copy.why
  return (
    <div className="home relative isolate">
      {brand.hasPageThread ? <div className="thread" aria-hidden="true" /> : null}
      <Hero brand={brand} copy={copy.hero} dates={dates} />

      <div>
        <Stats stats={stats(serviceCount)} />

        <HomeSection
          id="welcome"
          heading={copy.welcome.heading}
          aside={
            <>
              <Points brand={brand.id} points={copy.welcome.points} />
              {copy.welcome.link ? <TextLink href={copy.welcome.link.href}>{copy.welcome.link.label}</TextLink> : null}
            </>
          }
        >
          {copy.welcome.paragraphs.map((paragraph) => (
            <p key={paragraph} className="welcome-text max-w-[70ch] not-first:mt-5">
              {paragraph}
            </p>
          ))}
        </HomeSection>

        <HomeSection
          id="services"
          {...copy.services}
          action={
            <Link to="/services" className="button-quiet">
              All Services
            </Link>
          }
        >
          <Entries
            entries={services.map((service, index) => ({
              ...serviceEntry(service),
              ...(index === 0 &&
                brand.hasServiceCards && { drawing: <ServiceDrawing brand={brand} id={service.id} /> }),
            }))}
          />
        </HomeSection>

        <HomeSection id="industries" {...copy.industries}>
          <IndustryCarousel
            industries={industries}
            action={
              <Link to="/industries" className="button-quiet max-sm:flex-1">
                All Industries
              </Link>
            }
          />
        </HomeSection>

        <HomeSection id="why" heading={copy.why.heading} aside={availabilityTitle ? null : <p>{availability}</p>}>
          <Entries
            entries={[
              ...WHY_TITLES.map((title) => ({ key: title, title, text: copy.why.items[title] })),
              ...(availabilityTitle ? [{ key: 'availability', title: availabilityTitle, text: availability }] : []),
            ]}
          />
        </HomeSection>

        <HomeSection
          id="connected"
          {...copy.connected}
          action={
            <a href={brand.teamToWinUrl} rel="noopener" className="button-quiet">
              Get Started Winning
            </a>
          }
        >
          <Entries
            family
            as="p"
            entries={family.map(({ id, name, line, href }) => ({
              key: id,
              title: id === brand.id ? name : <a href={href}>{name}</a>,
              text: line,
              end: id === brand.id ? <span className="entry-here hidden">You are here</span> : <Arrow />,
            }))}
          />
        </HomeSection>

        <HomeSection
          id="news"
          heading={brand.news.heading}
          action={
            <Link to="/blog" className="button-quiet">
              {brand.news.viewAll}
            </Link>
          }
        >
          <Suspense fallback={<PostsPending />}>
            <FeaturedPosts />
          </Suspense>
        </HomeSection>

        <PhoneBar />
      </div>

      <HomeSection
        id="contact"
        {...copy.contact}
        asideFirst
        aside={
          <>
            <ContactLines contact={brand.contact} />
            <p className="mt-2">{availability}</p>
          </>
        }
      >
        <LazyComponent lazy={contactForm} when="visible" />
      </HomeSection>
    </div>
  )
}

function serviceEntry({ id, title, shortDescription }: ServiceCard): Entry {
  return {
    key: id,
    title: (
      <TextLink href={serviceLink(id)} className="card-link">
        {title}
      </TextLink>
    ),
    text: shortDescription,
    end: <Arrow />,
  }
}

function Arrow() {
  return <span className="entry-arrow hidden" aria-hidden="true" />
}

function ServiceDrawing({ brand, id }: { brand: PublicBrand; id: string }) {
  const file = brand.hasPageDrawings ? `${brand.id}/pages` : 'services'
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true">
      <use href={`/art/${file}.svg#${id}`} width="320" height="200" />
    </svg>
  )
}

function FeaturedPosts() {
  const { data } = useSuspenseQuery(featuredPostsQuery(Route.useRouteContext().content))
  if (!data.ok) return <Unavailable failure={data} />
  if (data.value.length === 0) return <NoPosts />
  return <Entries entries={data.value.map(postEntry)} />
}

type HomePost = Pick<PostSummary, 'slug' | 'title' | 'publishedAt' | 'readingMinutes'> & { gated?: boolean }

function postEntry({ slug, title, publishedAt, ...facts }: HomePost): Entry {
  return {
    key: slug,
    mark: <time dateTime={publishedAt}>{longDate(publishedAt)}</time>,
    title: (
      <Link to="/blog/$slug" params={{ slug }} className="card-link">
        <Unbroken text={title} />
      </Link>
    ),
    ...(hasFacts(facts) && { end: <PostFacts {...facts} /> }),
  }
}
