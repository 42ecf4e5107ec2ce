/** An image tag of prepared HTML, whose attributes contain no `<` and no unescaped quote. */
const IMAGE = /<img\s(?:"[^"]*"|[^">])*>/g

/**
 * Replaces the addresses of images with an empty drawing of the same shape, so that src/features/blog/post/post-body.tsx
 * decides when they load: the browser's own lazy loading starts much earlier. A second image, whose address is not replaced, is
 * shown if the page's code does not run.
 * @param html From `preparePost`. Feeds need the images themselves.
 */
export function deferImages(html: string): string {
  return html.replace(IMAGE, (image) => {
    const deferred = image.replace(/ (src|srcset)="/g, ' data-$1="').replace(/>$/, ` src="${emptyDrawing(image)}">`)
    return `${deferred}<span class="without-script">${image}</span>`
  })
}

/** Has a width and a height, because Firefox reports a `naturalWidth` of 0 for drawings without them. */
function emptyDrawing(image: string): string {
  const [, width = '1600'] = / width="(\d+)"/.exec(image) ?? []
  const [, height = '900'] = / height="(\d+)"/.exec(image) ?? []
  return `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/%3E`
}
