import { renderSVG } from 'uqr'

/** The code as an image that the page can show without a request: an SVG data URI. */
export function qrCode(text: string): string {
  const svg = renderSVG(text, { ecc: 'M', border: 4, pixelSize: 4 })
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
