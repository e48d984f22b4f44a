import type { LimitReachedFacts } from '@caderneta/contract/bets/bet-limits'
import { isRefusal, type Refusal, refuse } from '@caderneta/contract/refusals'
import { multipleBonusPercent } from '@caderneta/domain/bet/multiple-bonus'
import { isOffered } from '@caderneta/domain/bet/offer'
import { centavos, reaisNumber } from '@caderneta/domain/money/money'
import { oddsProduct } from '@caderneta/domain/odds/combined-odds'
import type { Clock } from '../../../clock.ts'
import type { ExposureLimits } from '../../../config/config.ts'
import type { OffersConfig } from '../../../config/offers-config.ts'
import type { Database } from '../../../database/database.ts'
import type { SettledPlayers } from '../../offers/offers.ts'
import { knownValue } from '../known-value.ts'
import { type BetLimits, offered, sameMatchRefusal } from './decide-slip.ts'
import type { PriceBook } from './price-book.ts'
import { type ClassMaximum, type PricedCombination, readClassMaxima } from './stake-maxima-view.ts'

interface StakeMaximaDeps {
  readonly database: Database
  readonly clock: Clock
  readonly book: PriceBook
  readonly limits: BetLimits & { readonly exposure: ExposureLimits }
  readonly offers: Pick<OffersConfig, 'multipleBonus'>
  readonly settled: Pick<SettledPlayers, 'has'>
}

/** Why a combination has no price. */
type UnpricedRefusal = Refusal<'same_match' | 'unknown_selection'>

/**
 * The largest stake that every limit allows the player on each combination at this moment, and the
 * limit that binds. It takes no lock and reserves nothing: `place_bets` has the last word.
 */
export async function readStakeMaxima(
  deps: StakeMaximaDeps,
  playerId: number,
  combinations: readonly (readonly number[])[],
): Promise<readonly LimitReachedFacts[] | UnpricedRefusal> {
  const hasMultiple = combinations.some((selectionIds) => selectionIds.length > 1)
  const countsForBonus = hasMultiple && (await deps.settled.has(playerId))
  const priced = priceCombinations(deps, combinations, countsForBonus)
  if (isRefusal(priced)) return priced
  const classes = await readClassMaxima(deps, playerId, priced)
  return priced.map(({ selectionIds }, index) => {
    const ofCombination = classes.filter(({ nth }) => nth === index + 1)
    return facts(selectionIds, largestOf(ofCombination), deps.limits)
  })
}

function priceCombinations(
  { clock, book, offers }: StakeMaximaDeps,
  combinations: readonly (readonly number[])[],
  countsForBonus: boolean,
): readonly PricedCombination[] | UnpricedRefusal {
  const repeated = sameMatchRefusal(combinations.map((selectionIds) => ({ selectionIds })))
  if (repeated) return repeated
  const found = [...new Set(combinations.flat())].map((id) => offered(book, id)?.selection)
  const oddsById = new Map(found.flatMap((each) => (each ? [[each.selectionId, each.odds]] : [])))
  if (oddsById.size < found.length) return refuse('unknown_selection')
  const hasBonus = countsForBonus && isOffered(offers.multipleBonus, clock.now())
  return combinations.map((selectionIds) => {
    const legOdds = selectionIds.map((id) => knownValue(oddsById.get(id), 'the price of a leg'))
    const bonusPercent = hasBonus ? multipleBonusPercent(legOdds) : 0
    return { selectionIds, odds: oddsProduct(legOdds), bonusPercent }
  })
}

type Largest = Pick<ClassMaximum, 'stake' | 'limit' | 'selection'>

/** The largest stake of any class. */
function largestOf(classes: readonly ClassMaximum[]): Largest {
  const [small, large] = [...classes].sort((one, other) => one.from - other.from)
  if (!small) throw new Error('a combination has no liability class')
  if (!large) return small
  if (large.stake >= large.from) return large
  // A centavo above the last stake of this class is refused by the limit of the other one.
  return small.stake > small.to ? { ...large, stake: small.to } : small
}

function facts(
  selectionIds: readonly number[],
  { stake, limit, selection }: Largest,
  { stakeMax }: BetLimits,
): LimitReachedFacts {
  const isBelow = stake < stakeMax
  return {
    limit: isBelow ? limit : 'stake',
    stakeMax: reaisNumber(centavos(Math.min(stake, stakeMax))),
    betGamesOddId: [...selectionIds],
    ...(isBelow && selection !== null && { selection }),
  }
}
