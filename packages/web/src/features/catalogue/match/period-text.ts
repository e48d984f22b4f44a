import type { GameState } from '../../../live/live.ts'
import type { CatalogueTexts } from '../../../texts/catalogue-texts.ts'
import { scoreText } from './clock-text.ts'

/**
 * Shown beside the clock on the scoreboard: '2º tempo', with the stoppage time that was announced
 * '2º tempo +5′', in tennis the points: '40–15'.
 */
export function periodText(state: GameState, texts: CatalogueTexts): string | null {
  if (state.status !== 'live' || !state.clock) return null
  const { period, points, added } = state.clock
  if (points) return scoreText(points)
  const announced = added === undefined ? '' : ` +${added}′`
  if (period === '1H') return texts.firstHalf + announced
  if (period === '2H') return texts.secondHalf + announced
  return period === 'ET1' || period === 'ET2' ? texts.extraTime : null
}
