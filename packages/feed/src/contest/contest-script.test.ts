import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coinModel } from '../testing/coin-contest.ts'
import type { ScriptMoment } from './contest-model.ts'
import { contestScript } from './contest-script.ts'

type CoinState = ReturnType<typeof coinModel>['start']

const MODEL = coinModel(0.5)

/** Tosses a second after the other, until one side has three. */
function momentsOf(
  tosses: readonly boolean[],
  status: 'ended' | 'cancelled',
): readonly ScriptMoment<CoinState>[] {
  let state = MODEL.start
  const states = [
    state,
    ...tosses.map((isHome) => {
      if (Math.max(state.home, state.away) === 3) return state
      state = isHome ? { ...state, home: state.home + 1 } : { ...state, away: state.away + 1 }
      return state
    }),
  ]
  return states.map((each, second) => ({
    ...{ second, state: each, score: [each.home, each.away], isKey: false },
    clock: { period: '1H', minute: 1, stoppage: 0 },
    status: second === states.length - 1 ? status : 'live',
  }))
}

describe('the script of a contest', () => {
  it('knows at each second what its state decides, and closes when something is new', () => {
    const tosses = fc.array(fc.boolean(), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(
        tosses,
        fc.constantFrom('ended' as const, 'cancelled' as const),
        (all, status) => {
          const moments = momentsOf(all, status)
          const { closings, resultsAt } = contestScript(MODEL, moments)
          const end = moments.length - 1
          let before: readonly unknown[] = MODEL.sheet.selections.map(() => null)
          const expected = moments.flatMap(({ second, state }, index) => {
            const known = MODEL.outcomes(state)
            const isVoid = index === end && status === 'cancelled'
            const results = isVoid ? known.map((result) => result ?? 'void') : known
            expect(resultsAt(second)).toEqual(results)
            const news = known.flatMap((result, position) =>
              result !== null && before[position] === null ? [position] : [],
            )
            before = known
            return news.length > 0 || index === end
              ? [{ second, news, isFinal: index === end }]
              : []
          })
          const found = closings.map(({ second, isNew, isFinal }) => {
            const news = [...MODEL.sheet.selections.keys()].filter(isNew)
            return { second, news, isFinal }
          })
          expect(found).toEqual(expected)
        },
      ),
    )
  })
})
