/**
 * Draws feature images for the fixtures: flat shapes that depend only on a seed, so that no image file has to be stored or
 * licensed. png.ts encodes the shapes.
 */
import { createHash } from 'node:crypto'
import { type Color, encodePng, type Shape } from './png.ts'

export const IMAGE_WIDTH = 1600
export const IMAGE_HEIGHT = 900

interface Palette {
  name: string
  ground: Color
  tones: [Color, Color, Color]
}

/** Muted colors, which fit the colors of each brand. */
const PALETTES: Palette[] = [
  palette('sage and sand', [236, 229, 214], [122, 148, 124], [201, 178, 134], [62, 86, 80]),
  palette('slate and sky', [223, 232, 238], [112, 143, 166], [168, 192, 206], [48, 66, 88]),
  palette('clay and cream', [244, 234, 222], [192, 132, 104], [222, 188, 158], [104, 66, 58]),
  palette('plum and stone', [232, 227, 228], [142, 116, 138], [190, 176, 178], [74, 58, 82]),
]

function palette(name: string, ground: Color, ...tones: Palette['tones']): Palette {
  return { name, ground, tones }
}

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

/** Returns a PNG of IMAGE_WIDTH × IMAGE_HEIGHT pixels. */
export function drawImage(seed: string): Buffer {
  const { palette, composition, random } = compose(seed)
  return encodePng(IMAGE_WIDTH, IMAGE_HEIGHT, palette.ground, composition.draw(palette, random))
}

/** Returns the alternative text. */
export function describeImage(seed: string): string {
  const { palette, composition } = compose(seed)
  return `Flat drawing of ${composition.name} in ${palette.name}`
}

function compose(seed: string) {
  const random = randomFrom(seed)
  return { palette: pick(PALETTES, random), composition: pick(COMPOSITIONS, random), random }
}

function columns({ tones }: Palette, random: () => number): Shape[] {
  const base = shape(tones[2], 0, 760, 1600, 900, (_, y) => 760 - y)
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
  const ridges = [tones[1], tones[0], tones[2]].map((tone, i) => {
    const height = 470 + i * 130
    const phase = random() * 6
    const line = (x: number, y: number) => height - y - 55 * Math.sin(x / (260 - i * 30) + phase)
    return shape(tone, 0, height - 60, 1600, 900, line)
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
  const center = 500 + random() * 600
  const radii = [470, 380, 290, 200, 110]
  return radii.map((radius, i) => {
    const arch = (x: number, y: number) => Math.hypot(x - center, Math.min(y - 640, 0)) - radius
    return shape(tones[i % 3] ?? tones[0], center - radius, 640 - radius, center + radius, 900, arch)
  })
}

/** Returns the distance function of a rounded rectangle. */
function box(left: number, top: number, right: number, bottom: number, radius: number) {
  const halfWidth = (right - left) / 2 - radius
  const halfHeight = (bottom - top) / 2 - radius
  return (x: number, y: number) => {
    const dx = Math.abs(x - (left + right) / 2) - halfWidth
    const dy = Math.abs(y - (top + bottom) / 2) - halfHeight
    return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius
  }
}

function disc(centerX: number, centerY: number, radius: number) {
  return (x: number, y: number) => Math.hypot(x - centerX, y - centerY) - radius
}

function shape(color: Color, left: number, top: number, right: number, bottom: number, distance: Shape['distance']) {
  return { color, left, top, right, bottom, distance }
}

function pick<T>(list: T[], random: () => number): T {
  return list[Math.floor(random() * list.length)] as T
}

/** Returns a generator of numbers in [0, 1) that depends only on the seed. */
function randomFrom(seed: string): () => number {
  const bytes = [...createHash('sha256').update(seed).digest()]
  let at = 0
  return () => {
    const [high = 0, low = 0] = bytes.slice((at * 2) % bytes.length)
    at++
    return (high * 256 + low) / 65536
  }
}
