import { expect, it } from 'vitest'
import type { DatedCompetition } from './dated-competition.ts'
import { datedLeague } from './dated-league.ts'
import { drawSeason } from './draw.ts'
import { seasonTournament } from './season-tournament.ts'
import { stageOf } from './stage-name.ts'

const cup = (
  sides: string,
  plan: Partial<NonNullable<DatedCompetition['plan']['knockout']>>,
  rounds = 0,
) =>
  datedLeague({
    number: 1,
    tournament: seasonTournament({
      id: 1,
      name: 'Copa',
      location: 'Brasil',
      entrants: sides,
      days: [],
      starts: '12:00',
    }),
    timeZone: 'UTC',
    season: ['01-01', '12-31'],
    rounds,
    knockout: { sides: 2, legs: [7], hasThirdPlace: false, ...plan },
    midweekShare: 0,
    slots: ['sat 12:00'],
    final: null,
  })

const SEASON = { key: 'key', year: 2026 }

/** The pairs of the rounds of a season in which a list says who wins, as 'Ana X Bia'. */
function played(
  competition: DatedCompetition,
  rounds: number,
  winnerOf: (pair: string[]) => string,
) {
  const draw = drawSeason(competition, SEASON, (_round, pairs) =>
    pairs.map(({ pair }) => {
      const isHome = winnerOf([...pair]) === pair[0]
      return isHome ? { score: [1, 0], winner: 'home' } : { score: [0, 1], winner: 'away' }
    }),
  )
  return Array.from({ length: rounds }, (_, round) =>
    draw.pairsOf(round).map(({ pair }) => pair.join(' X ')),
  )
}

it('plays a series of seven two, two, one, one, one, until somebody has won four', () => {
  let game = 0
  const wins = 'AABABA'
  const all = played(cup('Ana, Bia', {}), 7, ([one = '', other = '']) => {
    const [better, worse] = [one, other].sort()
    game += 1
    return (wins[game - 1] === 'A' ? better : worse) ?? ''
  })
  const homes = all.map((pairs) => pairs.map((pair) => pair.split(' X ')[0]).join())
  const [first, third] = [homes[0], homes[2]]
  expect(homes).toEqual([first, first, third, third, first, third, ''])
  expect(first).not.toBe(third)
})

it('plays no fifth game after four wins, and begins away where the league says so', () => {
  const all = played(cup('Ana, Bia', {}), 7, (pair) => [...pair].sort()[0] ?? '')
  expect(all.map(({ length }) => length)).toEqual([1, 1, 1, 1, 0, 0, 0])
  const turned = cup('Ana, Bia', { legs: [3], homes: { 3: 'ahh' } })
  const one = played(turned, 3, ([home = '']) => home).flat()
  expect(new Set(one.slice(0, 2)).size).toBe(2)
  expect(one.slice(1)).toEqual([one[1], one[1]].slice(0, one.length - 1))
})

it('names the games of a series, and refuses a length without an order of homes', () => {
  expect(stageOf(cup('Ana, Bia', {}), 2026, 2, null).name).toBe('Final (jogo 3)')
  const odd = cup('Ana, Bia', { legs: [9] })
  expect(() => drawSeason(odd, SEASON, () => [])).toThrow('a series of 9')
})

it('gives the last two places to winners of the play-in, the first loser a second chance', () => {
  const names = 'Ana, Bia, Caio, Davi, Eva, Fabio'
  const competition = cup(names, { sides: 4, legs: [1, 1], hasPlayIn: true }, 5)
  // The name that is first in the alphabet wins.
  const all = played(competition, 9, (pair) => [...pair].sort()[0] ?? '')
  expect(all.slice(5)).toEqual([
    ['Caio X Davi', 'Eva X Fabio'],
    ['Davi X Eva'],
    ['Ana X Davi', 'Bia X Caio'],
    ['Ana X Bia'],
  ])
})
