import type { FactWire } from '@caderneta/contract/catalogue/timeline'
import { SPORT } from '@caderneta/domain/markets/registry/sports'
import { describe, expect, it } from 'vitest'
import { catalogue as en } from '../../../texts/en/catalogue.ts'
import { catalogue as ptBR } from '../../../texts/ptBR/catalogue.ts'
import { timelineTexts } from '../../../texts/timeline-texts.ts'
import { readFacts, timelineEvents } from './timeline-events.ts'

const fact = (changes: Partial<FactWire>): FactWire => ({
  kind: 'goal',
  period: '1H',
  minute: 12,
  stoppage: 0,
  side: 'home',
  points: 1,
  ...changes,
})

function shown(facts: readonly FactWire[], sportId: number, language: 'ptBR' | 'en' = 'ptBR') {
  const words = {
    texts: { ptBR, en }[language],
    own: timelineTexts[language],
    teams: ['Grêmio', 'Santos'] as const,
  }
  return timelineEvents(facts, sportId, words).map(({ time, text, score }) =>
    [time, text, score].filter((part) => part !== null).join(' | '),
  )
}

const noSide = { side: null, points: 0 } as const

describe('the events of a timeline', () => {
  it('show football newest first, with the score from then on', () => {
    const facts = [
      fact({ kind: 'period_start', minute: 1, ...noSide }),
      fact({}),
      fact({ side: 'away', minute: 45, stoppage: 2 }),
      fact({ kind: 'period_end', minute: 45, stoppage: 2, ...noSide }),
      fact({ kind: 'penalties', period: 'PEN', partScore: [5, 4], ...noSide }),
      fact({ kind: 'ended', period: 'ET2', minute: 120, ...noSide }),
    ]
    expect(shown(facts, SPORT.football.id)).toEqual([
      '120′ | Fim de jogo',
      'Pênaltis | Pênaltis: 5\u2060–\u20604',
      '45+2′ | Fim: 1º tempo',
      '45+2′ | Gol: Santos | 1–1',
      '12′ | Gol: Grêmio | 1–0',
      '1′ | Início: 1º tempo',
    ])
  })

  it('show a disallowed goal, and count on without it', () => {
    const facts = [fact({ isAnnulled: true }), fact({ side: 'away', minute: 20 })]
    expect(shown(facts, SPORT.football.id)).toEqual([
      '20′ | Gol: Santos | 0–1',
      '12′ | Anulado · Gol: Grêmio',
    ])
  })

  it('show cards, and count no corner or shot as an event', () => {
    const facts = [
      fact({ kind: 'corner', points: 0 }),
      fact({ kind: 'yellow_card', minute: 20, points: 0 }),
      fact({ kind: 'shot_saved', minute: 21, points: 0 }),
      fact({ kind: 'second_yellow', minute: 30, points: 0 }),
      fact({ kind: 'red_card', side: 'away', minute: 31, points: 0 }),
      fact({ kind: 'shot_off', minute: 32, points: 0 }),
    ]
    expect(shown(facts, SPORT.football.id)).toEqual([
      '31′ | Cartão vermelho: Santos',
      '30′ | Segundo amarelo e expulsão: Grêmio',
      '20′ | Cartão amarelo: Grêmio',
    ])
    expect(shown(facts, SPORT.football.id, 'en')).toEqual([
      '31′ | Red card: Santos',
      '30′ | Second yellow card, sent off: Grêmio',
      '20′ | Yellow card: Grêmio',
    ])
  })

  it('show sets and games, maps, quarters', () => {
    const set = { kind: 'set', period: 'S1', partScore: [6, 4] } as const
    const game = { kind: 'game', period: 'S2', points: 0, partScore: [0, 1], side: 'away' } as const
    expect(shown([fact(set), fact(game)], SPORT.tennis.id)).toEqual([
      '2º set | Game: Santos (0\u2060–\u20601)',
      '1º set | Set: Grêmio (6\u2060–\u20604) | 1–0',
    ])
    const map = { kind: 'map', period: 'M2', partScore: [13, 7] } as const
    expect(shown([fact(map)], SPORT['e-sports'].id, 'en')).toEqual([
      'Map 2 | Map: Grêmio (13\u2060–\u20607) | 1–0',
    ])
    const basket = { kind: 'points', period: 'Q3', minute: 7, points: 3 } as const
    expect(shown([fact(basket)], SPORT.basketball.id)).toEqual([
      '3º quarto 7′ | 3 pontos: Grêmio | 3–0',
    ])
  })

  it('hide the scorecards of a fight', () => {
    const facts = [
      fact({ kind: 'round', period: 'R1', minute: 3 }),
      fact({ kind: 'stoppage', period: 'R2', minute: 1, points: 0, side: 'away' }),
    ]
    expect(shown(facts, SPORT.boxing.id)).toEqual([
      '2º round 1′ | Nocaute: vitória de Santos',
      '1º round 3′ | Fim: 1º round',
    ])
  })
})

describe('facts from the wire', () => {
  it('are parsed unchanged, and rejected as a whole when one is unknown', () => {
    expect(readFacts([fact({})])).toEqual([fact({})])
    expect(readFacts([fact({}), { kind: 'streaker' }])).toBeNull()
    expect(readFacts(undefined)).toBeNull()
  })
})
