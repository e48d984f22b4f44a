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
  const contents = streams.map(([, packed = '']) =>
    inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'),
  )
  const letters = lettersOf(contents.find((content) => content.includes('begincmap')))
  return contents
    .filter((content) => content.includes('BT\n'))
    .map((content) =>
      [...content.matchAll(/BT\n([^]*?)ET/g)].map(([, block = '']) =>
        textOf(block, isWide(pdf, block) ? letters : null),
      ),
    )
}

/** The letters of the embedded font, by their numbers in it. */
function lettersOf(map = ''): readonly string[] {
  const listed = map.slice(map.indexOf('['), map.indexOf(']'))
  return [...listed.matchAll(/<([0-9a-f ]+)>/g)].map(([, units = '']) =>
    Buffer.from(units.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
  )
}

function isWide(pdf: Buffer, block: string): boolean {
  const [, name = ''] = /\/(F\d+) /.exec(block) ?? []
  const file = pdf.toString('latin1')
  const [, object = ''] = new RegExp(`/${name} (\\d+) 0 R`).exec(file) ?? []
  return new RegExp(`\n${object} 0 obj\n<<[^>]*/ToUnicode`).test(file)
}

/**
 * One text: its position, and its letters in the Windows encoding or by their numbers in the
 * embedded font, with the spaces between them.
 */
function textOf(block: string, font: readonly string[] | null): PdfText {
  const [, x = '', y = ''] = /1 0 0 1 ([\d.]+) ([\d.]+) Tm/.exec(block) ?? []
  const hex = [...block.matchAll(/<([0-9a-f]+)>/g)].map(([, part = '']) => part).join('')
  const bytes = Buffer.from(hex, 'hex')
  const numbers = (hex.match(/.{4}/g) ?? []).map((code) => Number.parseInt(code, 16))
  const text = font ? numbers.map((number) => font[number]).join('') : bytes.toString('latin1')
  return { x: Number(x), y: Number(y), text }
}
