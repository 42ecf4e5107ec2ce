/** Encodes flat shapes as a PNG. */
import { crc32, deflateSync } from 'node:zlib'

export type Color = readonly [red: number, green: number, blue: number]

export interface Shape {
  color: Color
  /** The bounding box. */
  left: number
  top: number
  right: number
  bottom: number
  /** Returns the distance from the outline in pixels, negative inside. Edges are smoothed with it. */
  distance(x: number, y: number): number
}

export function encodePng(width: number, height: number, ground: Color, shapes: Shape[]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8) // 8 bits per channel, RGB, no interlacing
  const pixels = paint(width, height, ground, shapes)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(filterRows(pixels, width, height), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function paint(width: number, height: number, ground: Color, shapes: Shape[]): Buffer {
  const pixels = Buffer.alloc(width * height * 3, Buffer.from(ground))
  for (const { color, left, top, right, bottom, distance } of shapes) {
    const lastX = Math.min(width, Math.ceil(right) + 1)
    const lastY = Math.min(height, Math.ceil(bottom) + 1)
    for (let y = Math.max(0, Math.floor(top) - 1); y < lastY; y++) {
      for (let x = Math.max(0, Math.floor(left) - 1); x < lastX; x++) {
        const coverage = Math.min(1, Math.max(0, 0.5 - distance(x + 0.5, y + 0.5)))
        if (coverage === 0) continue
        const at = (y * width + x) * 3
        for (let c = 0; c < 3; c++) {
          const under = pixels[at + c] as number
          pixels[at + c] = Math.round(under + ((color[c] as number) - under) * coverage)
        }
      }
    }
  }
  return pixels
}

/** Applies the PNG filter "up": each row is stored as its difference from the row above, mostly zeros in a flat image. */
function filterRows(pixels: Buffer, width: number, height: number): Buffer {
  const stride = width * 3
  const rows = Buffer.alloc((stride + 1) * height)
  for (let y = 0; y < height; y++) {
    rows[y * (stride + 1)] = 2
    for (let i = 0; i < stride; i++) {
      const above = y === 0 ? 0 : (pixels[(y - 1) * stride + i] as number)
      rows[y * (stride + 1) + 1 + i] = (pixels[y * stride + i] as number) - above
    }
  }
  return rows
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const out = Buffer.alloc(body.length + 8)
  out.writeUInt32BE(data.length, 0)
  body.copy(out, 4)
  out.writeUInt32BE(crc32(body), body.length + 4)
  return out
}
