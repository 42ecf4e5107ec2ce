/** Matches an image tag in prepared HTML, where attributes never contain `<` or an unescaped quote. */
const IMAGE = /<img\s(?:"[^"]*"|[^">])*>/g

/**
 * Defers images until src/features/blog/post/post-body.tsx loads them, because the browser's lazy loading would start
 * too early. If the page's scripts do not run, the page shows the original image.
 * @param html Output of `preparePost`.
 */
export function deferImages(html: string): string {
  return html.replace(IMAGE, (image) => {
    const deferred = image.replace(/ (src|srcset)="/g, ' data-$1="').replace(/>$/, ` src="${emptyDrawing(image)}">`)
    return `${deferred}<span class="without-script">${image}</span>`
  })
}

/**
 * Returns an empty SVG as a placeholder for an image. The SVG has a width and height, because otherwise Firefox reports
 * a `naturalWidth` of 0.
 */
function emptyDrawing(image: string): string {
  const [, width = '1600'] = / width="(\d+)"/.exec(image) ?? []
  const [, height = '900'] = / height="(\d+)"/.exec(image) ?? []
  return `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/%3E`
}
