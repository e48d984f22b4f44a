import type { GameState } from '../../live/live.ts'
import type { CatalogueTexts } from '../../texts/catalogue-texts.ts'

/** Minute of play with stoppage time: 45+2′. */
function minuteText(minute: number, stoppage: number): string {
  return stoppage > 0 ? `${minute}+${stoppage}′` : `${minute}′`
}

/** Where a game that has started stands, in a word or a minute; null before it starts. */
export function clockText(state: GameState, texts: CatalogueTexts): string | null {
  if (state.status === 'scheduled') return null
  if (state.status !== 'live') return texts[state.status]
  if (!state.clock) return texts.live
  const { period, minute, stoppage } = state.clock
  if (period === 'HT') return texts.halftime
  if (period === 'PEN') return texts.penalties
  if (period === 'FT') return texts.fullTime
  return minuteText(minute, stoppage)
}

/** The part of the match, for the scoreboard: '2º tempo'. */
export function periodText(state: GameState, texts: CatalogueTexts): string | null {
  if (state.status !== 'live' || !state.clock) return null
  const { period } = state.clock
  if (period === '1H') return texts.firstHalf
  if (period === '2H') return texts.secondHalf
  return period === 'ET1' || period === 'ET2' ? texts.extraTime : null
}
