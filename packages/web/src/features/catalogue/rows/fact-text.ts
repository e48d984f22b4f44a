import type { FactWire } from '@caderneta/contract/catalogue/timeline'
import type { Period, Score } from '@caderneta/domain/markets/game/game'
import type { CatalogueTexts } from '../../../texts/catalogue-texts.ts'
import type { TimelineTexts } from '../../../texts/timeline-texts.ts'
import { partText } from '../match/clock-text.ts'

/** A fact that is an event of its own: corners and shots are so many that they are counted. */
type ListedFact = FactWire & {
  readonly kind: Exclude<FactWire['kind'], 'corner' | 'shot_saved' | 'shot_off'>
}

export function isListed(fact: FactWire): fact is ListedFact {
  return fact.kind !== 'corner' && fact.kind !== 'shot_saved' && fact.kind !== 'shot_off'
}

/** What a fact is described with: the texts of both tables and the names of the sides. */
export interface FactWords {
  readonly texts: CatalogueTexts
  readonly own: TimelineTexts
  readonly teams: readonly [home: string, away: string]
}

/** An event in words: 'Gol: Grêmio', '2º set: Grêmio (6–4)', 'Fim: 3º quarto'. */
export function factText(fact: ListedFact, words: FactWords): string {
  const { own } = words
  const text = plainText(fact, words)
  return fact.isAnnulled ? own.annulled(text) : text
}

/** Word joiners around it: a score is not divided at the end of a line. */
const UNBROKEN_DASH = '\u2060–\u2060'

function plainText(fact: ListedFact, { texts, own, teams }: FactWords): string {
  const { kind, period, side, points, partScore } = fact
  const team = side === null ? '' : teams[side === 'home' ? 0 : 1]
  const score = scoreText(partScore ?? [0, 0]).replace('–', UNBROKEN_DASH)
  if (kind === 'period_start') return own.starts(periodName(period, texts, own))
  if (kind === 'period_end' || kind === 'round') return own.ends(periodName(period, texts, own))
  if (kind === 'goal') return own.goal(team)
  if (kind === 'yellow_card' || kind === 'second_yellow' || kind === 'red_card') {
    return own[kind](team)
  }
  if (kind === 'points') return own.points(points, team)
  if (kind === 'game' || kind === 'set' || kind === 'map') return own[kind](team, score)
  if (kind === 'penalties') return own.penalties(score)
  if (kind === 'stoppage') return own.stoppage(team)
  if (kind === 'decision') return side === null ? own.drawn : own.decision(team)
  return own[kind]
}

function periodName(period: Period, texts: CatalogueTexts, own: TimelineTexts): string {
  if (period === '1H') return texts.firstHalf
  if (period === '2H') return texts.secondHalf
  if (period === 'PEN') return texts.penalties
  if (period === 'ET1' || period === 'ET2') return own.extraTime(period.slice(2))
  return partText(period, texts) ?? period
}

/** 6–4, as the scoreboard writes it. */
export function scoreText([home, away]: Score): string {
  return `${home}–${away}`
}
