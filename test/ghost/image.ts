/** Sample posts use generated images, so the repository needs no stored or licensed image files. */
import { createHash } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

type Color = readonly [red: number, green: number, blue: number]

interface Box {
  color: Color
  left: number
  right: number
  top: number
}

const PALETTES: [name: string, ground: Color, ...tones: [Color, Color, Color]][] = [
  ['sage and sand', [236, 229, 214], [122, 148, 124], [201, 178, 134], [62, 86, 80]],
  ['slate and sky', [223, 232, 238], [112, 143, 166], [168, 192, 206], [48, 66, 88]],
  ['clay and cream', [244, 234, 222], [192, 132, 104], [222, 188, 158], [104, 66, 58]],
  ['plum and stone', [232, 227, 228], [142, 116, 138], [190, 176, 178], [74, 58, 82]],
]

function compose(seed: string) {
  const [choice = 0, ...heights] = createHash('sha256').update(seed).digest()
  return { palette: PALETTES[choice % PALETTES.length] as (typeof PALETTES)[number], heights }
}

export function drawImage(seed: string): Buffer {
  const { palette, heights } = compose(seed)
  const [, ground, one, other, base] = palette
  const columns = heights.slice(0, 7).map((height, index) => {
    const left = 190 + index * 180
    return { color: index % 2 === 0 ? one : other, left, right: left + 120, top: 620 - index * 62 - height / 4 }
  })
  return encodePng(1600, 900, ground, [...columns, { color: base, left: 0, right: 1600, top: 760 }])
}

export function describeImage(seed: string): string {
  return `Flat drawing of columns in ${compose(seed).palette[0]}`
}

const BITS_PER_CHANNEL = 8
const RGB_COLOR_TYPE = 2

export function encodePng(width: number, height: number, ground: Color, boxes: readonly Box[]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([BITS_PER_CHANNEL, RGB_COLOR_TYPE, 0, 0, 0], 8)
  const rows = Array.from({ length: height }, (_, y) => {
    const pixels = Buffer.alloc(width * 3, Buffer.from(ground))
    for (const { color, left, right, top } of boxes) if (y >= top) pixels.fill(Buffer.from(color), left * 3, right * 3)
    return Buffer.concat([Buffer.of(0), pixels])
  })
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, checksum] = [data.length, crc32(body)].map((number) => {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(number)
    return bytes
  }) as [Buffer, Buffer]
  return Buffer.concat([length, body, checksum])
}
