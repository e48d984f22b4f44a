/** A match of a competition with its round. */
interface RoundGame {
  readonly startsAt: number
  /** Null where the source has none. */
  readonly stage: string | null
}

export interface Round<Game> {
  readonly stage: string
  /** By kick-off. */
  readonly games: readonly Game[]
}

/**
 * The rounds of a season in the order in which most of their matches are played: a match that is
 * caught up later does not move its round. Matches without a round are in none.
 */
export function roundsOf<Game extends RoundGame>(games: readonly Game[]): readonly Round<Game>[] {
  const byStage = new Map<string, Game[]>()
  for (const game of games.toSorted((a, b) => a.startsAt - b.startsAt)) {
    if (game.stage === null) continue
    const known = byStage.get(game.stage)
    if (known) known.push(game)
    else byStage.set(game.stage, [game])
  }
  return [...byStage]
    .map(([stage, ofStage]) => ({ stage, games: ofStage }))
    .toSorted((a, b) => middleOf(a.games) - middleOf(b.games))
}

/** The start of the match in the middle. */
function middleOf(games: readonly RoundGame[]): number {
  return games[Math.floor((games.length - 1) / 2)]?.startsAt ?? Number.MAX_SAFE_INTEGER
}
