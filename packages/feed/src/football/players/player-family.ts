import { playerBounds } from '@caderneta/domain/markets/football/players/player-counters'
import {
  namedSelection,
  PLAYER_MARKETS,
  PLAYER_SELECTIONS,
  type PlayerMarketKey,
  type PlayerSelection,
} from '@caderneta/domain/markets/football/players/player-selections'
import { type Bounds, resultOf } from '@caderneta/domain/markets/rule'
import { EVERY } from '../../contest/every.ts'
import { marketSheet } from '../../contest/market-sheet.ts'
import { offeredPositions } from '../../contest/offered-lines.ts'
import { once } from '../../contest/once.ts'
import { itemAt } from '../../item-at.ts'
import type { FamilyState, MatchFamily } from '../families/match-family.ts'
import { NOT_PLAYED } from '../goals-model.ts'
import { type LineUps, type MatchPlayers, playerName } from './line-up.ts'
import { isListed } from './listed-players.ts'
import { type PlayerQuestion, playerChance } from './player-chances.ts'
import { playerLaw } from './player-law.ts'
import {
  BEFORE_KICK_OFF,
  type PlayerMoment,
  playerMomentAt,
  playerSeconds,
} from './player-moment.ts'

/** Markets whose chances change with every shot are sent apart from the others. */
const SHOT_KEYS: readonly PlayerMarketKey[] = ['player-sot', 'player-shots', 'keeper-saves']

/** The markets about the players of a match. */
export function playerFamilies(players: MatchPlayers): readonly MatchFamily[] {
  return [playerFamily(players, false), playerFamily(players, true)]
}

const KEY_BY_ID = new Map<number, PlayerMarketKey>(PLAYER_MARKETS.map(({ id, key }) => [id, key]))
const PRE_MATCH: ReadonlySet<number> = new Set(
  PLAYER_MARKETS.filter(({ live }) => live === 'P').map(({ id }) => id),
)
const DURING: ReadonlySet<number> = new Set(
  PLAYER_MARKETS.filter(({ live }) => live === 'L').map(({ id }) => id),
)
const QUESTIONS = PLAYER_SELECTIONS.map(questionOf)

/** The selections of a match, with what they are about. */
interface Listed {
  readonly selections: readonly PlayerSelection[]
  readonly questions: readonly PlayerQuestion[]
}

function playerFamily(players: MatchPlayers, isAboutShots: boolean): MatchFamily {
  const { lineUps } = players
  const listed = listedIn(lineUps, isAboutShots)
  const { selections } = listed
  const sheet = marketSheet(selections, PLAYER_MARKETS)
  const stateOf = (moment: PlayerMoment) => familyState(lineUps, listed, sheet, moment)
  const before = stateOf(BEFORE_KICK_OFF)
  const marketAt = (position: number) => itemAt(selections, position).marketId
  return {
    sheet,
    before: {
      ...before,
      hasOpened: (position) => !DURING.has(marketAt(position)),
    },
    isPreMatchOnly: (position) => PRE_MATCH.has(marketAt(position)),
    isOfFirstHalf: () => false,
    offeredIn: (rates) => {
      const chances = before.chancesIn(rates, NOT_PLAYED, EVERY)
      return offeredPositions(selections, PLAYER_MARKETS, chances)
    },
    stateAt: (course, second) => stateOf(playerMomentAt(players, course, second)),
    secondsIn: (course) => playerSeconds(course, isAboutShots),
    resultsOf: (course) => {
      if (course === null) return () => 'void'
      const { progress } = playerMomentAt(players, course, course.ninetySecond)
      const bounds = playerBounds(progress)
      return (position) => resultOf(itemAt(selections, position).rule, bounds) ?? 'void'
    },
  }
}

function listedIn(lineUps: LineUps, isAboutShots: boolean): Listed {
  const positions = [...PLAYER_SELECTIONS.keys()].filter((position) => {
    const { key, slot } = itemAt(QUESTIONS, position)
    return SHOT_KEYS.includes(key) === isAboutShots && isListed(lineUps, key, slot)
  })
  return {
    selections: positions.map((position) =>
      namedSelection(itemAt(PLAYER_SELECTIONS, position), (slot) => playerName(lineUps, slot)),
    ),
    questions: positions.map((position) => itemAt(QUESTIONS, position)),
  }
}

function familyState(
  lineUps: LineUps,
  { selections, questions }: Listed,
  sheet: MatchFamily['sheet'],
  moment: PlayerMoment,
): FamilyState {
  const bounds = once(() => playerBounds(moment.progress))
  const scored = once(() => bounds()['scored.match'][0])
  const soFar = (slot: number) => {
    const now = (count: 'goals' | 'onTarget' | 'shots' | 'saves') =>
      leastOf(bounds(), `${count}.${slot}`)
    return {
      goals: now('goals'),
      onTarget: now('onTarget'),
      shots: now('shots'),
      saves: now('saves'),
    }
  }
  return {
    hasOpened: (position) => {
      const { opens } = itemAt(selections, position)
      return opens === undefined || !('goals' in opens) || scored() >= opens.goals
    },
    hasJoined: () => false,
    resultOf: (position) => resultOf(itemAt(selections, position).rule, bounds()),
    chancesIn: (rates, time, isWanted) => {
      const law = playerLaw(lineUps, moment, rates, time)
      const chances = new Float64Array(selections.length)
      sheet.markets.forEach(({ positions }, line) => {
        if (!isWanted(line)) return
        for (const position of positions) {
          chances[position] = playerChance(law, itemAt(questions, position), soFar)
        }
      })
      return chances
    },
  }
}

function leastOf<Counter extends string>(bounds: Bounds<Counter>, counter: Counter): number {
  return bounds[counter][0]
}

/** Read from the marks and parameters of a selection. */
function questionOf({ marketId, name, specifier }: PlayerSelection): PlayerQuestion {
  const key = KEY_BY_ID.get(marketId)
  if (key === undefined) throw new RangeError(`no market ${marketId}`)
  const slot = /#(\d+)/.exec(`${name} ${specifier}`)?.[1]
  const line = /total=([\d.]+)/.exec(specifier)?.[1]
  const side = /side=([12])/.exec(specifier)?.[1]
  return {
    key,
    slot: slot === undefined ? null : Number(slot),
    among: side === undefined ? 'both' : side === '1' ? 'home' : 'away',
    name: name.replace(/^#\d+( & )?/, ''),
    line: line === undefined ? 0 : Number(line),
  }
}
