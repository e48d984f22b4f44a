import jsQR from 'jsqr'
import { describe, expect, it } from 'vitest'
import { qrCode } from './qr-code.ts'

/** Renders the squares of our own SVG, as a browser would. */
function pixelsOf(svg: string) {
  const side = Number(/viewBox="0 0 (\d+) \d+"/.exec(svg)?.[1] ?? 0)
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y, size] of svg.matchAll(/M(\d+),(\d+)h(\d+)v\d+h-\d+z/g))
    for (let row = Number(y); row < Number(y) + Number(size); row += 1)
      for (let column = Number(x); column < Number(x) + Number(size); column += 1)
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3)
  return { pixels, side }
}

describe('qrCode', () => {
  it('DEP-14 draws an image that decodes to the text', () => {
    const text = `00020101021226760014br.gov.bcb.pix2554pix.example.com/qr/v2/${'a'.repeat(32)}`
    const image = qrCode(text)
    const prefix = 'data:image/svg+xml;base64,'
    expect(image.startsWith(prefix)).toBe(true)
    const svg = Buffer.from(image.slice(prefix.length), 'base64').toString()
    const { pixels, side } = pixelsOf(svg)
    expect(jsQR(pixels, side, side)?.data).toBe(text)
  })

  it('contains nothing that a browser would load or run', () => {
    const svg = Buffer.from(qrCode('x').split(',')[1] ?? '', 'base64').toString()
    expect(svg).not.toMatch(/<script|href=|url\(|on\w+=/)
  })
})
