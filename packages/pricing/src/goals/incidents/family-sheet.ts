import {
  INCIDENT_FAMILIES,
  type IncidentFamily,
} from '@caderneta/domain/markets/sports/football/incidents/incident'
import {
  INCIDENT_MARKETS,
  INCIDENT_SELECTIONS,
  type IncidentSelection,
} from '@caderneta/domain/markets/sports/football/incidents/incident-selections'
import { itemAt } from '../../chances/item-at.ts'
import { type MarketSheet, marketSheet } from '../../chances/market-sheet.ts'
import { offeredPositions } from '../../chances/offered-lines.ts'
import { once } from '../../chances/once.ts'
import type { IncidentLaw } from './incident-law.ts'
import { incidentLine } from './incident-line.ts'

/** The markets of one family of incidents. */
export interface FamilySheet {
  readonly family: IncidentFamily
  readonly selections: readonly IncidentSelection[]
  readonly sheet: MarketSheet
  /** True of a selection that is sold before the match alone, by position. */
  readonly isPreMatchOnly: (position: number) => boolean
  /** Positions of the selections that a match offers, from its law when it is announced. */
  readonly offeredIn: (law: IncidentLaw) => ReadonlySet<number>
  /** By position; none of the lines that are not wanted. */
  readonly chancesIn: (law: IncidentLaw, isWanted: (line: number) => boolean) => Float64Array
}

export const FAMILY_SHEETS: readonly FamilySheet[] = INCIDENT_FAMILIES.map(familySheet)

function familySheet(family: IncidentFamily): FamilySheet {
  const markets = INCIDENT_MARKETS.filter(({ tab }) => tab === family)
  const ids = new Set<number>(markets.map(({ id }) => id))
  const preMatch = new Set<number>(markets.flatMap(({ id, live }) => (live === 'P' ? [id] : [])))
  const selections = INCIDENT_SELECTIONS.filter(({ marketId }) => ids.has(marketId))
  const sheet = marketSheet(selections, markets)
  const lines = once(() =>
    sheet.markets.map(({ positions }) =>
      incidentLine(positions.map((position) => itemAt(selections, position).rule)),
    ),
  )
  const chancesIn = (law: IncidentLaw, isWanted: (line: number) => boolean) => {
    const chances = new Float64Array(selections.length)
    lines().forEach((chancesOf, line) => {
      if (!isWanted(line)) return
      const { positions } = itemAt(sheet.markets, line)
      chancesOf(law).forEach((chance, i) => {
        chances[itemAt(positions, i)] = chance
      })
    })
    return chances
  }
  const isOnLadder = (line: number) => typeof sheet.markets[line]?.ladder === 'number'
  return {
    family,
    selections,
    sheet,
    isPreMatchOnly: (position) => preMatch.has(itemAt(selections, position).marketId),
    offeredIn: (law) => offeredPositions(selections, markets, chancesIn(law, isOnLadder)),
    chancesIn,
  }
}
