import { createRequire } from 'node:module'
import type { Readable } from 'node:stream'
import { setImmediate as othersTurn } from 'node:timers/promises'
import { STATEMENT_WORDS } from '@caderneta/contract/wallet/statement-words'
import { formatReais } from '@caderneta/domain/person/format'
import PDFDocument from 'pdfkit'
import { STATEMENT_PDF_TEXTS } from './statement-pdf-texts.ts'
import { entryCells, headLines, momentText, type StatementFile } from './statement-sheet.ts'

type Sheet = PDFKit.PDFDocument

/**
 * The fonts of every reader have the letters of western Europe alone. Roboto (Apache 2.0), of which
 * a file carries the letters that it uses, has those of all Latin languages, Greek and Cyrillic. It
 * is set where it is needed alone: thousands of rows take ten times as long with it.
 */
const WIDE_FONT = createRequire(import.meta.url).resolve(
  'roboto-fontface/fonts/roboto/Roboto-Regular.woff',
)
const WESTERN = /^[\u0020-\u007e\u00a0-\u00ff]*$/

/** The x position of a column, in points from the left of an A4 sheet; numbers end there. */
const COLUMNS = [
  { x: 40, isNumber: false },
  { x: 114, isNumber: false },
  { x: 342, isNumber: false },
  { x: 488, isNumber: true },
  { x: 555, isNumber: true },
] as const
const BALANCE_COLUMNS = [COLUMNS[0], { x: 330, isNumber: true }, COLUMNS[3]] as const
const LEFT = 40
const RIGHT = 555
const TOP = 40
const FOOT = 805
const LINE = 15
const ROWS_TOP = 75
const ROWS_PER_PAGE = 46
const TITLE_SIZE = 16
const TEXT_SIZE = 9

/** The statement as a PDF, page by page as it is drawn: other calls run between two pages. */
export function statementPdf(file: StatementFile): Readable {
  const sheet = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: file.language === 'en' ? 'en' : 'pt-BR',
    displayTitle: true,
    info: { Title: STATEMENT_PDF_TEXTS[file.language].title, CreationDate: new Date(file.at) },
  })
  drawAll(sheet, file).catch((error: Error) => sheet.destroy(error))
  return sheet
}

async function drawAll(sheet: Sheet, file: StatementFile): Promise<void> {
  const firstRow = drawHead(sheet, file)
  const room = Math.floor((FOOT - LINE - firstRow) / LINE)
  const later = Math.max(0, file.entries.length - room)
  const pages = 1 + Math.ceil(later / ROWS_PER_PAGE)
  for (let page = 1; page <= pages && !sheet.destroyed; page += 1) {
    if (page > 1) sheet.addPage()
    const begin = page === 1 ? 0 : room + (page - 2) * ROWS_PER_PAGE
    const end = room + (page - 1) * ROWS_PER_PAGE
    drawRows(sheet, file, page === 1 ? firstRow : ROWS_TOP, begin, end)
    drawFoot(sheet, file, page, pages)
    await othersTurn()
  }
  sheet.end()
}

/** Title, operator, holder, period and balances; returns where the rows begin below them. */
function drawHead(sheet: Sheet, file: StatementFile): number {
  const texts = STATEMENT_PDF_TEXTS[file.language]
  sheet.font('Helvetica-Bold').fontSize(TITLE_SIZE)
  drawText(sheet, `Caderneta · ${texts.title}`, LEFT, TOP)
  sheet.font('Helvetica').fontSize(TEXT_SIZE)
  let y = TOP + 2 * LINE
  for (const line of headLines(file)) {
    sheet.font(WESTERN.test(line) ? 'Helvetica' : WIDE_FONT)
    drawText(sheet, line, LEFT, y)
    y += LINE
  }
  return drawBalances(sheet, file, y + LINE / 2) + LINE
}

function drawBalances(sheet: Sheet, { balances, language }: StatementFile, top: number): number {
  const texts = STATEMENT_PDF_TEXTS[language]
  drawHeads(sheet, BALANCE_COLUMNS, [texts.pocket, texts.opening, texts.closing], top)
  let y = top + LINE
  for (const { pocket, opening, closing } of balances) {
    const name = STATEMENT_WORDS[language].pockets[pocket]
    drawCells(sheet, BALANCE_COLUMNS, [name, formatReais(opening), formatReais(closing)], y)
    y += LINE
  }
  return y + LINE
}

function drawRows(
  sheet: Sheet,
  file: StatementFile,
  top: number,
  begin: number,
  end: number,
): void {
  const { date, cause, pocket, amount, balance } = STATEMENT_PDF_TEXTS[file.language]
  drawHeads(sheet, COLUMNS, [date, cause, pocket, amount, balance], top - LINE)
  file.entries.slice(begin, end).forEach((entry, at) => {
    drawCells(sheet, COLUMNS, entryCells(file, entry), top + at * LINE)
  })
}

function drawFoot(sheet: Sheet, file: StatementFile, page: number, pages: number): void {
  const texts = STATEMENT_PDF_TEXTS[file.language]
  drawText(sheet, texts.made(momentText(file, file.at)), LEFT, FOOT)
  const number = texts.page(page, pages)
  drawText(sheet, number, RIGHT - sheet.widthOfString(number), FOOT)
}

interface Column {
  readonly x: number
  readonly isNumber: boolean
}

function drawHeads(
  sheet: Sheet,
  columns: readonly Column[],
  heads: readonly string[],
  y: number,
): void {
  sheet.font('Helvetica-Bold').fontSize(TEXT_SIZE)
  drawCells(sheet, columns, heads, y)
  sheet.font('Helvetica')
  sheet
    .moveTo(LEFT, y + LINE - 4)
    .lineTo(RIGHT, y + LINE - 4)
    .lineWidth(0.5)
    .stroke('#999999')
}

function drawCells(
  sheet: Sheet,
  columns: readonly Column[],
  cells: readonly string[],
  y: number,
): void {
  columns.forEach(({ x, isNumber }, at) => {
    const text = cells[at] ?? ''
    drawText(sheet, text, isNumber ? x - sheet.widthOfString(text) : x, y)
  })
}

function drawText(sheet: Sheet, text: string, x: number, y: number): void {
  sheet.text(text, x, y, { lineBreak: false })
}
