import { useState } from 'react'

const SHARE_LINK = 'inline-block py-[0.6rem] text-accent underline cursor-pointer'

export function ShareLinks({ title, url }: { title: string; url: string }) {
  const [status, setStatus] = useState('')
  const query = (values: Record<string, string>) => new URLSearchParams(values).toString()
  const links = [
    { name: 'Email', href: mailto(title, url) },
    {
      name: 'Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
    },
    {
      name: 'LinkedIn',
      href: `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`,
    },
    { name: 'X', href: `https://x.com/intent/post?${query({ text: title, url })}` },
  ]

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      setStatus('Link copied')
    } catch {
      // If the browser denies clipboard access, shows the post's URL so that the visitor can copy it by hand.
      setStatus(url)
    }
  }

  return (
    <section aria-labelledby="share">
      <h2 id="share" className="font-semibold">
        Share this post
      </h2>
      <ul className="flex flex-wrap gap-x-4">
        {links.map(({ name, href }) => (
          <li key={name}>
            <a href={href} rel="noopener" className={SHARE_LINK}>
              {name}
            </a>
          </li>
        ))}
        <li className="needs-script">
          <button type="button" className={SHARE_LINK} onClick={copy}>
            Copy Link
          </button>
        </li>
      </ul>
      <p role="status" className="text-small text-muted break-all">
        {status}
      </p>
    </section>
  )
}

/**
 * Returns a mailto: URL for sharing the post. URLSearchParams would encode spaces as "+" signs, which some email programs show.
 */
function mailto(subject: string, body: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
