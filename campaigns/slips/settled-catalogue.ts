import type { SelectionResult } from '@caderneta/domain/markets/market/market'
import { FOOTBALL_FAMILIES } from '@caderneta/simulation/testing/families/football-families'
import type { MatchLog } from '@caderneta/simulation/testing/families/match-log'
import type { LegResult } from '@caderneta/simulation/testing/leg-result'

/** A selection of a match, with its result by the records and by the second opinion. */
export interface SettledSelection {
  /** Its market, name and line. */
  readonly title: string
  readonly marketId: number
  readonly result: SelectionResult
  readonly expected: LegResult
  /** By the records, from the facts as they were corrected. */
  readonly correctedResult: SelectionResult
  readonly correctedExpected: LegResult
}

/** Every selection of the catalogue that may have been on sale in a match, settled twice. */
export function settledCatalogue(log: MatchLog, corrected: MatchLog): readonly SettledSelection[] {
  return FOOTBALL_FAMILIES.flatMap((family) => {
    const [result, expected] = [family.settle(log), family.expected(log)]
    const [correctedResult, correctedExpected] = [
      family.settle(corrected),
      family.expected(corrected),
    ]
    const [hasOpened, hasOpenedToo] = [family.hasOpened(log), family.hasOpened(corrected)]
    return family.selections.flatMap(({ title }, at) =>
      hasOpened(at) && hasOpenedToo(at)
        ? [
            {
              title,
              marketId: Number.parseInt(title, 10),
              result: result(at),
              expected: expected(at),
              correctedResult: correctedResult(at),
              correctedExpected: correctedExpected(at),
            },
          ]
        : [],
    )
  })
}
