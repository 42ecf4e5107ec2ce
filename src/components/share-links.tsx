import { useState } from 'react'

/** Plain links to where a post can be passed on: nothing of those sites is on this one. */
export function ShareLinks({ title, url }: { title: string; url: string }) {
  const [told, setTold] = useState('')
  const query = (values: Record<string, string>) => new URLSearchParams(values).toString()
  const links = [
    { name: 'E-mail', href: mailto(title, url) },
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
      setTold('Link copied')
    } catch {
      // The browser or the visitor does not allow it: then the address itself, to be taken by hand.
      setTold(url)
    }
  }

  return (
    <section aria-labelledby="share" className="share">
      <h2 id="share" className="font-semibold">
        Share this post
      </h2>
      <ul>
        {links.map(({ name, href }) => (
          <li key={name}>
            <a href={href} rel="noopener" className="share-link">
              {name}
            </a>
          </li>
        ))}
        <li className="needs-script">
          <button type="button" className="share-link" onClick={copy}>
            Copy link
          </button>
        </li>
      </ul>
      <p role="status" className="text-sm text-muted break-all">
        {told}
      </p>
    </section>
  )
}

/** Mail programs read %20, not the plus of a form. */
function mailto(subject: string, body: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
