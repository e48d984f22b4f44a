import type { Language } from '@caderneta/contract/language'
import type { StatementEntryWire, StatementKind } from '@caderneta/contract/wallet/statement'
import { STATEMENT_WORDS } from '@caderneta/contract/wallet/statement-words'
import { centavosOfReais } from '@caderneta/domain/money/money'
import { hiddenCpf } from '@caderneta/domain/person/cpf'
import { formatReais } from '@caderneta/domain/person/format'
import { visibleText } from '@caderneta/domain/text/outside-text'
import type { OperatorConfig } from '../../config/config.ts'
import type { StatementFrame } from './statement-frame-view.ts'
import { STATEMENT_PDF_TEXTS } from './statement-pdf-texts.ts'

/** The whole content of a printed statement. */
export interface StatementFile extends StatementFrame {
  readonly operator: OperatorConfig
  /** Days in the holder's zone (YYYY-MM-DD). */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly kind?: StatementKind | undefined
  readonly pocket?: StatementEntryWire['pocket'] | undefined
  /** Oldest first. */
  readonly entries: readonly StatementEntryWire[]
  /** There were more, older ones. */
  readonly isCut: boolean
  readonly language: Language
  /** Time of creation, milliseconds UTC. */
  readonly at: number
}

/** The texts of the head of a statement, line by line. */
export function headLines(file: StatementFile): string[] {
  const texts = STATEMENT_PDF_TEXTS[file.language]
  const { holder, entries, isCut } = file
  return [
    ...operatorLines(file),
    `${texts.holder}: ${visibleText(holder.name)} · ${texts.cpf} ${hiddenCpf(holder.cpf)}`,
    `${texts.period}: ${periodText(file)} (${holder.timeZone})`,
    ...onlyLines(file),
    ...(entries.length === 0 ? [texts.none] : []),
    ...(isCut ? [texts.cut(entries.length)] : []),
  ]
}

function operatorLines({ operator, language }: StatementFile): string[] {
  const texts = STATEMENT_PDF_TEXTS[language]
  const { name, cnpj, licence, email, phone } = operator
  const who = [name, cnpj && `CNPJ ${cnpj}`, licence && `${texts.licence} ${licence}`]
  const lines = [who, [email, phone]].map((facts) => facts.filter(Boolean).join(' · '))
  const given = lines.filter((line) => line !== '')
  return given.length > 0 ? given : [texts.demonstration]
}

function onlyLines({ kind, pocket, language }: StatementFile): string[] {
  const { causes, pockets } = STATEMENT_WORDS[language]
  const only = [kind && causes[kind], pocket && pockets[pocket]].filter(Boolean)
  return only.length > 0 ? [`${STATEMENT_PDF_TEXTS[language].only}: ${only.join(' · ')}`] : []
}

function periodText(file: StatementFile): string {
  const texts = STATEMENT_PDF_TEXTS[file.language]
  const { from, to } = file
  const begin = from === undefined ? texts.fromBeginning : texts.from(dayText(from))
  const end = to === undefined ? texts.toNow(momentText(file, file.at)) : texts.to(dayText(to))
  return `${begin} ${end}`
}

/** '2026-11-21' → '21/11/2026'. */
function dayText(day: string): string {
  return day.split('-').toReversed().join('/')
}

/** '21/11/2026 12:00' in the holder's time zone. */
export function momentText({ holder, language }: StatementFile, at: number): string {
  const twoDigits = {
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  } as const
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'pt-BR', {
    ...twoDigits,
    year: 'numeric',
    timeZone: holder.timeZone,
  })
    .format(at)
    .replace(',', '')
}

/** Date, cause, pocket, amount, balance after. */
export function entryCells(file: StatementFile, entry: StatementEntryWire): readonly string[] {
  const { causes, pockets } = STATEMENT_WORDS[file.language]
  const { at, kind, pocket, amount, balance, betReference = '' } = entry
  const cause = `${causes[kind]} ${betReference}`.trimEnd()
  return [momentText(file, at), cause, pockets[pocket], reaisCell(amount), reaisCell(balance)]
}

function reaisCell(reais: number): string {
  return formatReais(centavosOfReais(reais))
}
