import { selectionsOf } from '@caderneta/domain/markets/market-type'
import type { ListedMarket } from '@caderneta/domain/markets/markets-by-sport'
import { resultOf } from '@caderneta/domain/markets/rule'
import { type SetsProgress, setsBounds } from '@caderneta/domain/markets/sets/sets-progress'
import type { SetsFormat, SetsMarket } from '@caderneta/domain/markets/sets/sets-specs'
import type { ContestModel, Opinion } from '../contest/contest-model.ts'
import { marketSheet } from '../contest/market-sheet.ts'
import { type ListedPartMarket, partsOnSale } from './set-parts.ts'
import { type SetsLaw, setsLaw } from './sets-law.ts'
import { type SetsLayout, setsLayout } from './sets-layout.ts'
import { progressOf, type SetsSport, type SetsState, setsStart } from './sets-sport.ts'

/** What a match of sets is offered with. */
export interface SetsOffer<Part> {
  /** The sport as the market believes it to be played. */
  readonly sportAt: (opinion: Opinion) => SetsSport<Part>
  readonly markets: readonly (SetsMarket<number, string> & ListedMarket)[]
  /** Markets of the parts of a set: the running one and the next. */
  readonly parts: readonly ListedPartMarket[]
  /** The lines of the first total: fixed, or by their distances from what is expected. */
  readonly handicaps: { readonly fixed: readonly string[] } | { readonly steps: readonly number[] }
}

type Selections = ReturnType<typeof laidOver>

/** A match of sets as the engine prices it: every chance follows from its rule and one law. */
export function setsModel<Part>(offer: SetsOffer<Part>): ContestModel<SetsState<Part>> {
  const { sportAt, markets, parts } = offer
  const sport = sportAt({ edge: 0, pace: 0 })
  const start = setsStart(sport)
  const layout = setsLayout(sport.rules, sport.wanted)
  const { tables } = layout
  const selections = laidOver(layout, offer, setsLaw(sport, tables, start))
  const results = knownResults(selections)
  return {
    sheet: marketSheet(selections, markets),
    start,
    chances: (state, opinion) => {
      const law = setsLaw(sportAt(opinion), tables, state)
      return selections.map(({ chanceIn }) => chanceIn(law))
    },
    outcomes: (state) => results(progressOf(sport, state)),
    rolling: partsOnSale(parts, sportAt, sport),
    isOffered: (state) => {
      const [surelyPlayed] = setsBounds(progressOf(sport, state))['sets.total']
      return (position) => {
        const opens = selections[position]?.opens
        return opens === undefined || !('part' in opens) || opens.part <= surelyPlayed
      }
    },
  }
}

function laidOver<Part>(layout: SetsLayout, { markets, handicaps }: SetsOffer<Part>, law: SetsLaw) {
  const format: SetsFormat = {
    wanted: layout.tables.wanted,
    handicaps:
      'fixed' in handicaps ? handicaps.fixed : handicapsAround(layout, law, handicaps.steps),
    lines: (count, rungs) =>
      layout.linesOf(law, count, rungs).toSorted((one, other) => one - other),
  }
  return selectionsOf(markets, format).map((selection) => {
    const { marketId, specifier, name, handicap, rule } = selection
    const key = [marketId, specifier, name, handicap].join(' ')
    return { ...selection, chanceIn: layout.chanceOf(key, rule) }
  })
}

/** Lines about the half next below the median of the units of a match. */
function handicapsAround(
  layout: SetsLayout,
  law: SetsLaw,
  steps: readonly number[],
): readonly string[] {
  const median = layout.medianOf(law, 'units.total')
  return steps.map((step) => `${median + 0.5 + step}`)
}

/**
 * Results of the selections as far as they are known. Within a game of tennis nothing is decided
 * but by its end, so the results are kept with the score.
 */
function knownResults(selections: Selections) {
  const known = new WeakMap<
    object,
    { readonly progress: SetsProgress; readonly results: Results }
  >()
  return (progress: SetsProgress): Results => {
    const score = progress.running?.score ?? progress.over
    const last = known.get(score)
    if (last && isSame(last.progress, progress)) return last.results
    const bounds = setsBounds(progress)
    const results = selections.map(({ rule }) => resultOf(rule, bounds))
    known.set(score, { progress, results })
    return results
  }
}

type Results = readonly ReturnType<typeof resultOf>[]

function isSame(one: SetsProgress, other: SetsProgress): boolean {
  if (one.over !== other.over) return false
  if (one.running === null || other.running === null) return one.running === other.running
  return one.running.winners === other.running.winners && one.running.score === other.running.score
}
