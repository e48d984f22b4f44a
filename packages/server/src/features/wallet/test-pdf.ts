import { inflateSync } from 'node:zlib'

interface PdfText {
  readonly x: number
  readonly y: number
  readonly text: string
}

/**
 * The lines of each page of one of our PDFs, from top to bottom, with ' · ' between their cells.
 */
export function pdfLines(pdf: Buffer): string[][] {
  return pdfTexts(pdf).map((texts) => {
    const heights = [...new Set(texts.map(({ y }) => y))].sort((one, other) => other - one)
    return heights.map((height) =>
      texts
        .filter(({ y }) => y === height)
        .toSorted((one, other) => one.x - other.x)
        .map(({ text }) => text)
        .join(' · '),
    )
  })
}

/** The texts of each page and their positions in points from the lower left. */
export function pdfTexts(pdf: Buffer): PdfText[][] {
  const streams = [...pdf.toString('latin1').matchAll(/stream\r?\n([^]*?)\nendstream/g)]
  return streams
    .map(([, packed = '']) => inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'))
    .filter((content) => content.includes('BT\n'))
    .map((content) =>
      [...content.matchAll(/BT\n([^]*?)ET/g)].map(([, block = '']) => textOf(block)),
    )
}

/**
 * One text: its position, and its letters in the Windows encoding, with the spaces between them.
 */
function textOf(block: string): PdfText {
  const [, x = '', y = ''] = /1 0 0 1 ([\d.]+) ([\d.]+) Tm/.exec(block) ?? []
  const letters = [...block.matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) => hex).join('')
  return { x: Number(x), y: Number(y), text: Buffer.from(letters, 'hex').toString('latin1') }
}
