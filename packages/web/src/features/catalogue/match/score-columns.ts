import type { GameState } from '../../../live/live.ts'
import type { CatalogueTexts } from '../../../texts/catalogue-texts.ts'

/** A column of the scoreboard: sets won, games of this set, points of this game. */
export interface ScoreColumn {
  readonly label: string
  readonly values: readonly [home: number | string, away: number | string]
}

/** The columns beside the score where a match has nested parts: sets and maps. */
export function scoreColumns(state: GameState, texts: CatalogueTexts): readonly ScoreColumn[] {
  const { score, clock } = state
  const [, kind, number = ''] = /^([SM])(\d+)$/.exec(clock?.period ?? '') ?? []
  if (!clock || kind === undefined) return []
  const isSet = kind === 'S'
  const part = isSet ? texts.set(number) : texts.map(number)
  return [
    { label: isSet ? texts.setsWon : texts.mapsWon, values: score },
    ...(clock.partScore ? [{ label: part, values: clock.partScore }] : []),
    ...(clock.points ? [{ label: texts.pointsOfGame, values: clock.points }] : []),
  ]
}
