import type { PlayerMarketKey } from '@caderneta/domain/markets/football/players/player-selections'
import {
  type Among,
  lastScorerChance,
  nextScorerChance,
  noScorerChance,
} from './goal-order-chances.ts'
import type { PlayerLaw, PlayerPart } from './player-law.ts'
import {
  assistShare,
  atLeastChance,
  goalOrAssistShare,
  goalShare,
  scoresAndEnds,
} from './scorer-chances.ts'
import { cardChance, savesChance, shotsChance } from './shot-chances.ts'

/** What a selection about a player is about. */
export interface PlayerQuestion {
  readonly key: PlayerMarketKey
  /** Null of 'None'. */
  readonly slot: number | null
  /** Goals of both sides, or of the one that the market is about. */
  readonly among: Among
  /** Name behind that of the player: 'Over', '1'; empty where there is none. */
  readonly name: string
  readonly line: number
}

/** What a player has so far. */
interface PlayerSoFar {
  readonly goals: number
  readonly onTarget: number
  readonly shots: number
  readonly saves: number
}

type ChanceOf = (
  part: PlayerPart,
  question: PlayerQuestion,
  soFar: PlayerSoFar,
  law: PlayerLaw,
) => number

/** Chance that a selection wins, if it is not void; of lists, before what decides them. */
const CHANCES: Readonly<Record<PlayerMarketKey, ChanceOf>> = {
  'anytime-scorer': (part, _, { goals }) => atLeastChance(part, goalShare, 1 - goals),
  'first-scorer': nextScorer,
  'last-scorer': (part) => lastScorerChance(part),
  'next-scorer': nextScorer,
  'scorer-2plus': (part, _, { goals }) => atLeastChance(part, goalShare, 2 - goals),
  'scorer-3plus': (part, _, { goals }) => atLeastChance(part, goalShare, 3 - goals),
  'team-first-scorer': nextScorer,
  'scorer-and-result': (part, { name }) => scoresAndEnds(part, signOf(name, part)),
  'player-sot': (part, question, { onTarget }, law) =>
    overOrUnder(question, onTarget, (n) => shotsChance(law, part, 'onTarget', n)),
  'player-shots': (part, question, { shots }, law) =>
    overOrUnder(question, shots, (n) => shotsChance(law, part, 'shots', n)),
  'player-assist': (part) => atLeastChance(part, assistShare, 1),
  'player-score-or-assist': (part) => atLeastChance(part, goalOrAssistShare, 1),
  'player-carded': (part, _, __, law) => cardChance(law, part),
  'keeper-saves': (part, question, { saves }, law) =>
    overOrUnder(question, saves, (n) => savesChance(law, part, n)),
}

/** The chance that a selection wins, if it is not void. */
export function playerChance(
  law: PlayerLaw,
  question: PlayerQuestion,
  soFar: (slot: number) => PlayerSoFar,
): number {
  const { key, slot, among } = question
  if (slot === null) return noScorerChance(law, among)
  return CHANCES[key](law.partOf(slot), question, soFar(slot), law)
}

function nextScorer(part: PlayerPart, { among }: PlayerQuestion): number {
  return nextScorerChance(part, among)
}

/** Of a result by its name, how far the side of the player is ahead. */
function signOf(name: string, { side }: PlayerPart): number {
  if (name === 'Draw') return 0
  return (name === '1') === (side === 'home') ? 1 : -1
}

function overOrUnder(
  { name, line }: PlayerQuestion,
  soFar: number,
  moreThan: (n: number) => number,
): number {
  const over = moreThan(Math.ceil(line) - soFar)
  return name === 'Over' ? over : 1 - over
}
