import type { Language } from '@caderneta/contract/language'
import { centavos, reaisText } from '@caderneta/domain/money'
import { odds, rateText } from '@caderneta/domain/odds'
import { csvMoment, csvTable } from '../../http/csv-table.ts'
import type { BetFacts, LegFacts } from './bet-wire.ts'

const HEADS: Readonly<Record<Language, readonly string[]>> = {
  ptBR: [
    ...['aposta', 'referência', 'feita em (UTC)', 'resolvida em (UTC)', 'situação', 'valor'],
    ...['retorno potencial', 'pago', 'cashback', 'seleções'],
  ],
  en: [
    ...['bet', 'reference', 'placed at (UTC)', 'settled at (UTC)', 'status', 'stake'],
    ...['potential return', 'paid', 'cashback', 'selections'],
  ],
}

/** The bets as a table for a spreadsheet; amounts in reais. */
export function betsCsv(bets: readonly BetFacts[], language: Language): string {
  return csvTable([HEADS[language], ...bets.map(betRow)])
}

function betRow(bet: BetFacts): readonly string[] {
  return [
    String(bet.betId),
    bet.reference,
    csvMoment(bet.acceptedAt),
    bet.settledAt === null ? '' : csvMoment(bet.settledAt),
    bet.status,
    reaisText(centavos(bet.stake)),
    reaisText(centavos(bet.potentialReturn)),
    reaisText(centavos(bet.payout)),
    reaisText(centavos(bet.cashback)),
    bet.legs.map(legText).join(' | '),
  ]
}

function legText({ home, away, name, handicap, odds: agreed }: LegFacts): string {
  const line = handicap === '' ? name : `${name} ${handicap}`
  return `${home} x ${away}: ${line} @ ${rateText(odds(agreed))}`
}
