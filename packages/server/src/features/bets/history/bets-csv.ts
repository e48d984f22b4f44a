import { BET_WORDS } from '@caderneta/contract/bets/bet-words'
import { isPartialReturn } from '@caderneta/contract/bets/partial-return'
import { ENGLISH_SELECTIONS } from '@caderneta/contract/catalogue/english-selections'
import { matchName } from '@caderneta/contract/catalogue/match-name'
import { PORTUGUESE_SELECTIONS } from '@caderneta/contract/catalogue/portuguese-selections'
import type { Language } from '@caderneta/contract/language'
import { centavos, reaisText } from '@caderneta/domain/money/money'
import { combinedRateText } from '@caderneta/domain/odds/combined-odds'
import { odds, rateText } from '@caderneta/domain/odds/odds'
import type { CsvCell, CsvFormat } from '../../../http/files/csv-table.ts'
import { marketName, selectionText } from '../../catalogue/catalogue.ts'
import { type BetFacts, type LegFacts, returnAtStake } from './bet-wire.ts'
import { BETS_CSV_TEXTS } from './bets-csv-texts.ts'

const SELECTIONS = { ptBR: PORTUGUESE_SELECTIONS, en: ENGLISH_SELECTIONS }

/** How the table of bets is written for one reader. */
interface BetsCsvReader {
  readonly language: Language
  readonly format: CsvFormat
}

/** The header of the bets as a table; the time zone is that of their timestamps. */
export function betsHead(language: Language, timeZone: string): readonly string[] {
  return BETS_CSV_TEXTS[language].head(timeZone)
}

/** A bet as a row of the table: in words, amounts in reais. */
export function betRow(bet: BetFacts, reader: BetsCsvReader): readonly CsvCell[] {
  const texts = BETS_CSV_TEXTS[reader.language]
  return [
    String(bet.betId),
    bet.reference,
    { at: bet.acceptedAt },
    bet.settledAt === null ? '' : { at: bet.settledAt },
    statusText(bet, reader.language),
    texts.kind(bet.legs.length),
    reais(bet.stake),
    reais(bet.status === 'pending' ? bet.atStake : 0),
    { decimal: rateOf(bet) },
    reais(returnAtStake(bet)),
    reais(bet.status === 'pending' ? bet.returnedEarly : bet.payout),
    reais(bet.cashback),
    bet.legs.map((leg) => legText(leg, bet, reader)).join(' | '),
  ]
}

function statusText({ status, stake, payout }: BetFacts, language: Language): string {
  const words = BET_WORDS[language]
  return isPartialReturn({ status, stake, paid: payout })
    ? words.partialReturn
    : words.status[status]
}

/** A single shows its odds as they are, a multiple its product as the page does. */
function rateOf({ legs }: BetFacts): string {
  const rates = legs.map((leg) => odds(leg.odds))
  const [single, second] = rates
  return single !== undefined && second === undefined ? rateText(single) : combinedRateText(rates)
}

/** 'França X Polônia: Resultado Final, França, 1,855 (acertou)'. */
function legText(leg: LegFacts, { status }: BetFacts, { language, format }: BetsCsvReader): string {
  const texts = BETS_CSV_TEXTS[language]
  const words = SELECTIONS[language]
  const teams = [leg.home, leg.away] as const
  const selection = selectionText(leg, teams, language)
  const rate = format.decimal(rateText(odds(leg.odds)))
  const market = marketName(leg, teams, language) ?? texts.unknownMarket
  const { result: results } = BET_WORDS[language]
  const result = leg.result === null ? texts.undecided[status] : results[leg.result]
  return `${matchName([words.side(leg.home), words.side(leg.away)])}: ${market}, ${selection}, ${rate} (${result})`
}

function reais(amount: number): CsvCell {
  return { decimal: reaisText(centavos(amount)) }
}
