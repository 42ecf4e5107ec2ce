import { readFileSync } from 'node:fs'
import { folderNames } from './data-check.ts'

const DRAWING = /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" (viewBox="0 0 320 200")>\n([\s\S]*)<\/svg>\n$/

/**
 * Combines the drawings of all services or industries (drawing.svg in each subfolder of `root`) into one SVG. Each
 * symbol's id is the name of its subfolder.
 */
export function drawingSheet(root: string): string {
  const drawings = folderNames(root).map((id) => [id, readFileSync(`${root}/${id}/drawing.svg`, 'utf8')] as const)
  for (const copies of Map.groupBy(drawings, ([, drawing]) => drawing).values()) {
    const [first, second] = copies.map(([id]) => id)
    if (second)
      throw new Error(
        `Two folders must not have the same drawing: ${root}/${first} and ${root}/${second}. Draw a new drawing.svg for one of them.`,
      )
  }
  const symbols = drawings.map(([id, drawing]) => symbol(id, drawing, root))
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`
}

function symbol(id: string, drawing: string, root: string): string {
  const [, viewBox, shapes] = drawing.match(DRAWING) ?? []
  if (!shapes)
    throw new Error(
      `${root}/${id}/drawing.svg must be one <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"> element.`,
    )
  return `<symbol id="${id}" ${viewBox}>\n${shapes}</symbol>\n`
}
