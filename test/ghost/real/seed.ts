import { DatabaseSync } from 'node:sqlite'
import { type AuthorFixture, type Fixtures, imagePath, type PostFixture } from '../fixture-types.ts'
import { drawImage } from '../image.ts'
import { type AdminApi, adminByKey, adminBySession, adminWithoutKey } from './admin-api.ts'
import { step } from './step.ts'

export interface GhostKeys {
  contentKey: string
  adminKey: string
}

const PASSWORD = 'correct-horse-77-battery'
const emailOf = (author: string) => `${author}@example.test`

export async function seedGhost(url: string, database: string, fixtures: Fixtures): Promise<GhostKeys> {
  const { posts, tags, authors, images } = fixtures
  step(
    `storing the fixtures: ${authors.length} authors, ${images.length} images, ${tags.length} tags, ${posts.length} posts`,
  )
  const [owner, ...others] = authors
  if (!owner) throw new Error('The fixtures have no author')
  const session = await setUpOwner(url, owner)
  await inviteAuthors(url, session, database, others)
  await describeAuthors(session, authors)
  const keys = await createIntegration(session)
  const admin = adminByKey(url, keys.adminKey)
  await removeGhostsOwnContent(admin)

  const uploaded = new Map<string, string>()
  for (const name of images) uploaded.set(name, await uploadImage(admin, name))
  for (const tag of tags) await admin.call('POST', '/tags/', { tags: [tag] })
  for (const post of posts) await createPost(admin, post, url, uploaded)
  return keys
}

async function setUpOwner(url: string, owner: AuthorFixture): Promise<AdminApi> {
  const setup = { name: owner.name, email: emailOf(owner.slug), password: PASSWORD, blogTitle: 'Sample blog' }
  await adminWithoutKey(url).call('POST', '/authentication/setup/', { setup: [setup] })
  return adminBySession(url, emailOf(owner.slug), PASSWORD)
}

/** Ghost sends invitation tokens only by email, so the setup reads the tokens from Ghost's database. */
async function inviteAuthors(url: string, session: AdminApi, database: string, authors: AuthorFixture[]) {
  const { roles } = (await session.call('GET', '/roles/?limit=all')) as { roles: { id: string; name: string }[] }
  const role_id = roles.find((role) => role.name === 'Author')?.id
  const db = new DatabaseSync(database, { readOnly: true })
  for (const { slug, name } of authors) {
    const email = emailOf(slug)
    await session.call('POST', '/invites/', { invites: [{ email, role_id }] })
    const invite = db.prepare('select token from invites where email = ?').get(email)
    const invitation = { token: invite?.token, email, name, password: PASSWORD }
    await adminWithoutKey(url).call('POST', '/authentication/invitation/', { invitation: [invitation] })
  }
  db.close()
}

async function describeAuthors(session: AdminApi, authors: AuthorFixture[]): Promise<void> {
  const { users } = (await session.call('GET', '/users/?limit=all')) as { users: { id: string; email: string }[] }
  for (const { slug, name, bio } of authors) {
    const user = users.find(({ email }) => email === emailOf(slug))
    await session.call('PUT', `/users/${user?.id}/`, { users: [{ ...user, slug, name, bio }] })
  }
}

async function createIntegration(session: AdminApi): Promise<GhostKeys> {
  const reply = await session.call('POST', '/integrations/?include=api_keys', { integrations: [{ name: 'Site' }] })
  const [{ api_keys }] = reply.integrations as [{ api_keys: { id: string; type: string; secret: string }[] }]
  const content = api_keys.find((key) => key.type === 'content')
  const admin = api_keys.find((key) => key.type === 'admin')
  if (!content || !admin) throw new Error('Ghost created an integration without keys')
  return {
    contentKey: content.secret,
    adminKey: admin.secret.includes(':') ? admin.secret : `${admin.id}:${admin.secret}`,
  }
}

async function removeGhostsOwnContent(admin: AdminApi): Promise<void> {
  for (const kind of ['posts', 'pages', 'tags']) {
    const reply = (await admin.call('GET', `/${kind}/?limit=100`)) as Record<string, { id: string }[]>
    for (const { id } of reply[kind] ?? []) await admin.call('DELETE', `/${kind}/${id}/`)
  }
}

async function uploadImage(admin: AdminApi, name: string): Promise<string> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(drawImage(name))], { type: 'image/png' }), `${name}.png`)
  form.set('ref', name)
  const { images } = (await admin.call('POST', '/images/upload/', form)) as { images: [{ url: string }] }
  return images[0].url
}

async function createPost(admin: AdminApi, post: PostFixture, url: string, uploaded: Map<string, string>) {
  const { html, lexical, feature_image: image, author, tags, ...fields } = post
  const withAddresses = (text: string) => {
    let result = text
    for (const [name, address] of uploaded) result = result.replaceAll(`__GHOST_URL__${imagePath(name)}`, address)
    return result.replaceAll('__GHOST_URL__', url)
  }
  const body = {
    ...fields,
    ...(lexical ? { lexical: withAddresses(lexical) } : html === null ? {} : { html: withAddresses(html) }),
    authors: [{ email: emailOf(author) }],
    tags: tags.map((slug) => ({ slug })),
    feature_image: image && uploaded.get(post.slug),
    feature_image_alt: image?.alt,
    feature_image_caption: image?.caption,
  }
  await admin.call('POST', lexical ? '/posts/' : '/posts/?source=html', { posts: [body] })
}
