import { FOOTBALL } from '../markets/registry/sports.ts'
import { competitionInterest } from './competition-interest.ts'
import { highlightRelevance, type RankedGame } from './game-relevance.ts'

/** From this interest on a competition is of the first class. */
const FIRST_CLASS = 8
/** So many others are shown however few games are of the first class: the strip is not bare. */
const OTHERS_LEAST = 4

/**
 * The games at the top of the home page, of those that may be there: `most` at most, by their
 * relevance, football before other sports. At least half of them are of the first class, unless
 * there are fewer than four such games: then all those and four others. `games` are in the order
 * that decides between equals.
 */
export function chooseHighlights<Game>(
  games: readonly Game[],
  rankedOf: (game: Game) => RankedGame,
  now: number,
  most: number,
): readonly Game[] {
  const ranked = games
    .map((game) => factsOf(game, rankedOf(game), now))
    .toSorted((one, other) => other.relevance - one.relevance)
  const first = ranked.filter(({ isFirstClass }) => isFirstClass)
  const others = ranked.filter(({ isFirstClass }) => !isFirstClass)
  const othersMost = Math.max(OTHERS_LEAST, Math.min(first.length, Math.floor(most / 2)))
  const eligible = new Set([...first, ...others.slice(0, othersMost)])
  const chosen = ranked.filter((one) => eligible.has(one)).slice(0, most)
  return chosen
    .toSorted((one, other) => Number(other.isFootball) - Number(one.isFootball))
    .map(({ game }) => game)
}

function factsOf<Game>(game: Game, ranked: RankedGame, now: number) {
  return {
    game,
    isFootball: ranked.sportId === FOOTBALL,
    isFirstClass: competitionInterest(ranked) >= FIRST_CLASS,
    relevance: highlightRelevance(ranked, now),
  }
}
