/** Matches an image tag in prepared HTML, where attributes contain no `<` and no unescaped quote. */
const IMAGE = /<img\s(?:"[^"]*"|[^">])*>/g

/**
 * Replaces image URLs with an empty drawing of the same shape, so that src/features/blog/post/post-body.tsx decides when images
 * load. The browser's lazy loading would start much earlier. A second image keeps its URL and is shown if the page's scripts do not
 * run.
 * @param html Output of `preparePost`. Feeds need the original images.
 */
export function deferImages(html: string): string {
  return html.replace(IMAGE, (image) => {
    const deferred = image.replace(/ (src|srcset)="/g, ' data-$1="').replace(/>$/, ` src="${emptyDrawing(image)}">`)
    return `${deferred}<span class="without-script">${image}</span>`
  })
}

/** The drawing has width and height attributes, because otherwise Firefox reports a `naturalWidth` of 0. */
function emptyDrawing(image: string): string {
  const [, width = '1600'] = / width="(\d+)"/.exec(image) ?? []
  const [, height = '900'] = / height="(\d+)"/.exec(image) ?? []
  return `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/%3E`
}
