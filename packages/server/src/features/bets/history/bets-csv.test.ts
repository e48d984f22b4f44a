import { BET_STATUSES } from '@caderneta/contract/bets/wagers'
import { LANGUAGES, type Language } from '@caderneta/contract/language'
import { SELECTION_RESULTS, TOTAL_GOALS } from '@caderneta/domain/markets/market/market'
import { describe, expect, it } from 'vitest'
import { csvFormat } from '../../../http/files/csv-table.ts'
import type { BetFacts } from './bet-wire.ts'
import { betRow, betsHead } from './bets-csv.ts'

const BET: BetFacts = {
  ...{ betId: 7, reference: 'CAD-1', status: 'win', stake: 1001, atStake: 1001 },
  ...{ returnedEarly: 0, potentialReturn: 1856, bonusPercent: 0, bonusTable: 1 },
  ...{ cashback: 0, acceptedAt: Date.UTC(2026, 10, 21, 15), settledAt: null, payout: 1856 },
  legs: [
    {
      ...{
        selectionId: 1,
        name: 'Over',
        handicap: '2.5',
        marketId: TOTAL_GOALS,
        odds: 1855,
        result: 'win',
      },
      oddsVersion: 1,
      ...{
        deadHeatPlaces: 1,
        deadHeatTied: 1,
        gameId: 1,
        sportId: 1,
        tournamentId: 7,
        home: 'Croácia',
        away: '=B, "C"',
      },
      ...{ gameStatus: 'scheduled', scoreHome: 0, scoreAway: 0, startsAt: 0 },
    },
  ],
}

const readerOf = (language: Language) => ({
  language,
  format: csvFormat(language, 'America/Sao_Paulo'),
})

describe('the table of bets', () => {
  it('writes everything in the language of the player', () => {
    expect(betRow(BET, readerOf('en'))).toEqual([
      ...['7', 'CAD-1', { at: BET.acceptedAt }, '', 'Won', 'Single'],
      ...[{ decimal: '10.01' }, { decimal: '0.00' }, { decimal: '1.855' }],
      ...[{ decimal: '18.56' }, { decimal: '18.56' }],
      ...[{ decimal: '0.00' }, 'Croatia X =B, "C": Total Goals, Over 2.5, 1.855 (won)'],
    ])
    expect(betRow(BET, readerOf('ptBR')).at(-1)).toBe(
      'Croácia X =B, "C": Total de Gols, Mais de 2,5, 1,855 (acertou)',
    )
  })

  it('does not call a bet won that returned less than its stake', () => {
    const half = { ...BET, payout: 500 }
    expect(betRow(half, readerOf('ptBR'))).toContain('Retorno parcial')
    expect(betRow(half, readerOf('en'))).toContain('Partial return')
    expect(betRow(half, readerOf('en'))).not.toContain('Won')
  })

  it.each(LANGUAGES)(
    'has a column for each cell, with the time zone of its timestamps, in %s',
    (language) => {
      const head = betsHead(language, 'America/Sao_Paulo')
      expect(head).toHaveLength(betRow(BET, readerOf(language)).length)
      expect(head.filter((name) => name.endsWith(' (America/Sao_Paulo)'))).toHaveLength(2)
      expect(new Set(head).size).toBe(head.length)
    },
  )

  it.each(LANGUAGES)('has a word for every state of a bet and of its legs in %s', (language) => {
    const results = [...SELECTION_RESULTS, null]
    for (const status of BET_STATUSES)
      for (const result of results) {
        const legs = BET.legs.map((leg) => ({ ...leg, result }))
        const text = JSON.stringify(betRow({ ...BET, status, legs }, readerOf(language)))
        expect(text).not.toMatch(/undefined|_|"(win|lose|void|pending|cancelled)"/)
      }
  })

  it('shows what a partly closed bet still has at stake, next to what that may return', () => {
    const part = { ...BET, status: 'pending', atStake: 500, returnedEarly: 450, payout: 0 } as const
    const row = betRow(part, readerOf('en'))
    const head = betsHead('en', 'America/Sao_Paulo')
    const amountOf = (column: string) => row[head.indexOf(column)]
    expect(amountOf('Stake (R$)')).toEqual({ decimal: '10.01' })
    expect(amountOf('Still at stake (R$)')).toEqual({ decimal: '5.00' })
    expect(amountOf('Potential return (R$)')).toEqual({ decimal: '9.27' })
    expect(amountOf('Paid (R$)')).toEqual({ decimal: '4.50' })
    expect(betsHead('ptBR', 'America/Sao_Paulo')[7]).toBe('Ainda em jogo (R$)')
  })

  it.each([
    ['cancelled', 'ptBR', 'aposta cancelada'],
    ['cancelled', 'en', 'bet cancelled'],
    ['cashed_out', 'ptBR', 'aposta encerrada'],
    ['cashed_out', 'en', 'bet cashed out'],
    ['lose', 'ptBR', 'não contou'],
    ['lose', 'en', 'did not count'],
  ] as const)(
    'describes an undecided leg of a bet that is %s in %s: %s',
    (status, language, word) => {
      const legs = BET.legs.map((leg) => ({ ...leg, result: null }))
      expect(betRow({ ...BET, status, legs }, readerOf(language)).at(-1)).toMatch(`(${word})`)
    },
  )
})
