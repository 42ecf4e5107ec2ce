/**
 * Feature images for the fixtures: calm, flat compositions drawn from a seed, so that the same slug always gives the
 * same picture and no picture has to be kept or licensed. Only shapes and colours are decided here; png.ts writes them.
 */
import { createHash } from 'node:crypto'
import { type Colour, encodePng, type Shape } from './png.ts'

export interface Picture {
  png: Buffer
  /** What a reader who cannot see it is told. */
  alt: string
}

export const PICTURE_WIDTH = 1600
export const PICTURE_HEIGHT = 900

interface Palette {
  name: string
  ground: Colour
  tones: [Colour, Colour, Colour]
}

/** Muted, so that they sit beside the colours of any brand. */
const PALETTES: Palette[] = [
  { name: 'sage and sand', ground: [236, 229, 214], tones: [122, 148, 124, 201, 178, 134, 62, 86, 80] },
  { name: 'slate and sky', ground: [223, 232, 238], tones: [112, 143, 166, 168, 192, 206, 48, 66, 88] },
  { name: 'clay and cream', ground: [244, 234, 222], tones: [192, 132, 104, 222, 188, 158, 104, 66, 58] },
  { name: 'plum and stone', ground: [232, 227, 228], tones: [142, 116, 138, 190, 176, 178, 74, 58, 82] },
].map(({ name, ground, tones: t }) => ({
  name,
  ground: ground as Colour,
  tones: [t.slice(0, 3), t.slice(3, 6), t.slice(6, 9)] as [Colour, Colour, Colour],
}))

interface Composition {
  name: string
  draw(palette: Palette, random: () => number): Shape[]
}

const COMPOSITIONS: Composition[] = [
  { name: 'rising columns', draw: columns },
  { name: 'low hills under a pale sun', draw: hills },
  { name: 'a ruled ledger page', draw: ledger },
  { name: 'nested arches', draw: arches },
]

export function drawPicture(seed: string): Picture {
  const random = randomFrom(seed)
  const palette = pick(PALETTES, random)
  const composition = pick(COMPOSITIONS, random)
  const shapes = composition.draw(palette, random)
  return {
    png: encodePng(PICTURE_WIDTH, PICTURE_HEIGHT, palette.ground, shapes),
    alt: `Flat drawing of ${composition.name} in ${palette.name}`,
  }
}

function columns({ tones }: Palette, random: () => number): Shape[] {
  const base = shape(tones[2], 0, 760, 1600, 900, (_, y) => y - 760)
  const bars = Array.from({ length: 7 }, (_, i) => {
    const x = 190 + i * 180
    const top = 620 - i * 62 - random() * 70
    return shape(tones[i % 2 === 0 ? 0 : 1], x, top, x + 120, 760, box(x, top, x + 120, 800, 18))
  })
  return [...bars, base]
}

function hills({ tones }: Palette, random: () => number): Shape[] {
  const sunX = 300 + random() * 1000
  const sun = shape(tones[1], sunX - 130, 150, sunX + 130, 410, disc(sunX, 280, 130))
  const ridges = [0, 1, 2].map((i) => {
    const height = 470 + i * 130
    const phase = random() * 6
    const line = (x: number, y: number) => y - height - 55 * Math.sin(x / (260 - i * 30) + phase)
    return shape(tones[([1, 0, 2] as const)[i] ?? 2], 0, height - 60, 1600, 900, line)
  })
  return [sun, ...ridges]
}

function ledger({ tones }: Palette, random: () => number): Shape[] {
  const page = shape([252, 250, 245], 420, 90, 1180, 900, box(420, 90, 1180, 960, 24))
  const margin = shape(tones[1], 540, 90, 546, 900, box(540, 90, 546, 960, 0))
  const rows = Array.from({ length: 9 }, (_, i) => {
    const y = 190 + i * 78
    const end = 780 + random() * 180
    return [
      shape(tones[i % 3 === 0 ? 2 : 0], 590, y, end, y + 22, box(590, y, end, y + 22, 11)),
      shape(tones[1], 1030, y, 1120, y + 22, box(1030, y, 1120, y + 22, 11)),
    ]
  })
  return [page, margin, ...rows.flat()]
}

function arches({ tones }: Palette, random: () => number): Shape[] {
  const centre = 500 + random() * 600
  const radii = [470, 380, 290, 200, 110]
  return radii.map((radius, i) => {
    const arch = (x: number, y: number) => Math.hypot(x - centre, Math.min(y - 640, 0)) - radius
    return shape(tones[i % 3] ?? tones[0], centre - radius, 640 - radius, centre + radius, 900, arch)
  })
}

/** Distance outside the outline in pixels, negative inside: what png.ts softens edges with. */
function box(left: number, top: number, right: number, bottom: number, radius: number) {
  const halfWidth = (right - left) / 2 - radius
  const halfHeight = (bottom - top) / 2 - radius
  return (x: number, y: number) => {
    const dx = Math.abs(x - (left + right) / 2) - halfWidth
    const dy = Math.abs(y - (top + bottom) / 2) - halfHeight
    return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius
  }
}

function disc(centreX: number, centreY: number, radius: number) {
  return (x: number, y: number) => Math.hypot(x - centreX, y - centreY) - radius
}

function shape(colour: Colour, left: number, top: number, right: number, bottom: number, distance: Shape['distance']) {
  return { colour, left, top, right, bottom, distance }
}

function pick<T>(list: T[], random: () => number): T {
  return list[Math.floor(random() * list.length)] as T
}

/** Numbers in [0, 1) that follow from the seed alone. */
function randomFrom(seed: string): () => number {
  const bytes = createHash('sha256').update(seed).digest()
  let at = 0
  return () => bytes.readUInt16BE((at++ % 16) * 2) / 65536
}
