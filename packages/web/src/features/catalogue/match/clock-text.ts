import type { Period } from '@caderneta/domain/markets/game/game'
import type { GameState } from '../../../live/live.ts'
import type { CatalogueTexts } from '../../../texts/catalogue-texts.ts'

/** Minute of play with stoppage time: 45+2′. */
function minuteText(minute: number, stoppage: number): string {
  return stoppage > 0 ? `${minute}+${stoppage}′` : `${minute}′`
}

/** Games of a set or rounds of a map, points of a game: 5–4. */
export function scoreText([home, away]: readonly [number | string, number | string]): string {
  return `${home}–${away}`
}

/** The state of a started game, as a word or a minute; null before it starts. */
export function clockText(state: GameState, texts: CatalogueTexts): string | null {
  if (state.status === 'scheduled') return null
  if (state.status !== 'live') return texts[state.status]
  if (!state.clock) return texts.live
  const { period, minute, stoppage, partScore } = state.clock
  if (period === 'HT') return texts.halftime
  if (period === 'PEN') return texts.penalties
  if (period === 'FT') return texts.fullTime
  const part = partText(period, texts)
  if (part === null) return minuteText(minute, stoppage)
  if (isTimed(period)) return `${part} ${minuteText(minute, stoppage)}`
  return partScore ? `${part} ${scoreText(partScore)}` : part
}

/** Quarters and rounds have a clock of their own; sets and maps have none. */
function isTimed(period: Period): boolean {
  return period === 'OT' || period.startsWith('Q') || period.startsWith('R')
}

/** The part of a match of another sport than football: a quarter, a round, a set, a map. */
export function partText(period: Period, texts: CatalogueTexts): string | null {
  if (period === 'OT') return texts.extraTime
  const [, kind, number = ''] = /^([QRSM])(\d+)$/.exec(period) ?? []
  if (kind === 'Q') return texts.quarter(number)
  if (kind === 'R') return texts.round(number)
  if (kind === 'S') return texts.set(number)
  return kind === 'M' ? texts.map(number) : null
}
