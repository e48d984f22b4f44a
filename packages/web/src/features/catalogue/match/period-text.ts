import type { GameState } from '../../../live/live.ts'
import type { CatalogueTexts } from '../../../texts/catalogue-texts.ts'
import { scoreText } from './clock-text.ts'

/** Shown beside the clock on the scoreboard: '2º tempo', in tennis the points: '40–15'. */
export function periodText(state: GameState, texts: CatalogueTexts): string | null {
  if (state.status !== 'live' || !state.clock) return null
  const { period, points } = state.clock
  if (points) return scoreText(points)
  if (period === '1H') return texts.firstHalf
  if (period === '2H') return texts.secondHalf
  return period === 'ET1' || period === 'ET2' ? texts.extraTime : null
}
