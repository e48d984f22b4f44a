import { SPORT_ROUTES, type SportRoute } from '@caderneta/domain/markets/sports'
import { type Odds, odds } from '@caderneta/domain/odds/odds'
import type { SelectionOdds } from '@caderneta/feed/messages'
import type { LegResult } from '@caderneta/simulation/testing/leg-result'
import { type PlayedGame, playedGame } from '@caderneta/simulation/testing/published/played-game'
import { GAMES_BY_SPORT } from '@caderneta/simulation/testing/published/sport-games'

/** A result by the feed's rules and by the independent calculator. */
export interface TwoResults {
  readonly ours: LegResult
  readonly theirs: LegResult
}

/** A selection that can be bet on, as it was settled at first and as it was corrected. */
export interface CatalogueLeg {
  readonly sport: SportRoute
  readonly gameId: number
  readonly selectionId: number
  readonly marketId: number
  readonly odds: Odds
  readonly first: TwoResults
  readonly corrected: TwoResults
}

const SEED = 'catalogue slips'

/**
 * Every selection of games of all sports. The correction of a game is the course of another one of
 * its sport: the selections of both are the same but for the game.
 */
export function catalogueLegs(gamesOfSport: number): readonly CatalogueLeg[] {
  return SPORT_ROUTES.flatMap((sport) => {
    const games = playedGames(sport, gamesOfSport + 1)
    return games.slice(1).flatMap((game, i) => legsOf(sport, game, games[i]))
  })
}

function playedGames(sport: SportRoute, count: number): readonly PlayedGame[] {
  const games = GAMES_BY_SPORT[sport](SEED)
  return Array.from({ length: count }, () => playedGame(sport, games.next().value))
}

/** Selections that only one of the two games has are left out; lines differ from game to game. */
function legsOf(
  sport: SportRoute,
  game: PlayedGame,
  other: PlayedGame | undefined,
): readonly CatalogueLeg[] {
  const others = new Map(offersOf(other).map((offer) => [nameOf(offer), offer]))
  const { gameId } = game.game
  return offersOf(game).flatMap((offer) => {
    const first = resultsIn(game, offer)
    const corrected = resultsIn(other, others.get(nameOf(offer)))
    if (first === null || corrected === null) return []
    const { marketId, selection } = offer
    const { selectionId } = selection
    return [{ sport, gameId, selectionId, marketId, odds: odds(selection.odds), first, corrected }]
  })
}

interface Offer {
  readonly marketId: number
  readonly selection: SelectionOdds
}

function offersOf(game: PlayedGame | undefined): readonly Offer[] {
  const open = game?.first.filter(({ status }) => status === 'open') ?? []
  return open.flatMap(({ marketId, selections }) =>
    selections.map((selection) => ({ marketId, selection })),
  )
}

const nameOf = ({ marketId, selection: { name, handicap } }: Offer) =>
  `${marketId} ${name} ${handicap}`

function resultsIn(game: PlayedGame | undefined, offer: Offer | undefined): TwoResults | null {
  if (game === undefined || offer === undefined) return null
  const { marketId, selection } = offer
  const ours = game.resultById.get(selection.selectionId)
  return ours === undefined ? null : { ours, theirs: game.expected(marketId, selection) }
}
