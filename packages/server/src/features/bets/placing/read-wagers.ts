import { combinationWire } from '@caderneta/contract/bets/bet-limits'
import { type WagerWire, wagerWire } from '@caderneta/contract/bets/wagers'
import { type Refusal, refuse, refuseFields } from '@caderneta/contract/refusals'
import { type Centavos, parseReais } from '@caderneta/domain/money/money'
import * as z from 'zod/mini'

/** One combination of a slip as sent: its selections, its stake, the rate that was shown. */
export interface CombinationRequest {
  readonly selectionIds: readonly number[]
  readonly stake: Centavos
  readonly seenRate: SeenRate
}

/** A plain decimal as digits and how many of them are decimals, so that nothing is rounded. */
export interface SeenRate {
  readonly digits: bigint
  readonly decimals: number
}

export interface CombinationLimits {
  readonly selectionsMax: number
  readonly combinationsMax: number
}

/** What the shape of a slip alone may break. */
type ShapeRefusal = Refusal<'slip_empty' | 'too_many_selections' | 'too_many_lines'>

/** A slip whose shape is understood: `refusal` is a rule that its shape alone breaks. */
export interface ParsedWagers {
  readonly combinations: readonly CombinationRequest[]
  readonly refusal: ShapeRefusal | null
  /** The same for every spelling of the same wagers. */
  readonly canonicalText: string
}

const RATE = /^(\d{1,15})(?:\.(\d{1,20}))?$/

/**
 * Reads the field `wagers`. A text that is no list of combinations is a refusal of the call itself.
 */
export function readWagers(
  text: string,
  limits: CombinationLimits,
): ParsedWagers | Refusal<'malformed' | 'invalid_fields'> {
  const wagers = parseWagers(parseJson(text))
  if (wagers === null) return refuse('malformed')
  const canonicalText = JSON.stringify(wagers.map(canonicalWager))
  const selectionSets = wagers.map(({ betGamesOddId }) => betGamesOddId)
  const refusal = shapeRefusal(selectionSets, limits)
  if (refusal) return { combinations: [], refusal, canonicalText }
  const combinations = wagers.flatMap((wager) => combinationRequestOf(wager) ?? [])
  if (combinations.length < wagers.length) return refuseFields({ wagers: 'invalid' })
  return { combinations, refusal: null, canonicalText }
}

/**
 * Null at the first malformed combination: reporting every error of half a megabyte of them would
 * take seconds and hundreds of megabytes.
 */
function parseWagers(value: unknown): readonly WagerWire[] | null {
  if (!Array.isArray(value)) return null
  const combinations: WagerWire[] = []
  for (const each of value) {
    const parsed = z.safeParse(wagerWire, each)
    if (!parsed.success) return null
    combinations.push(parsed.data)
  }
  return combinations
}

/** Reads the field `combinations` of `wagers/limits`, with the limits of a slip. */
export function readCombinations(
  text: string,
  limits: CombinationLimits,
): readonly (readonly number[])[] | ShapeRefusal | Refusal<'malformed'> {
  const value = parseJson(text)
  if (!Array.isArray(value)) return refuse('malformed')
  const selectionSets: (readonly number[])[] = []
  for (const each of value) {
    const parsed = z.safeParse(combinationWire, each)
    if (!parsed.success) return refuse('malformed')
    selectionSets.push(parsed.data)
  }
  return shapeRefusal(selectionSets, limits) ?? selectionSets
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function canonicalWager({ betGamesOddId, price, rate }: WagerWire) {
  return [betGamesOddId, String(price), String(rate)]
}

function combinationRequestOf({
  betGamesOddId,
  price,
  rate,
}: WagerWire): CombinationRequest | null {
  const stake = parseReais(String(price))
  const seenRate = parseSeenRate(String(rate))
  if (stake === null || stake === 0 || seenRate === null) return null
  return { selectionIds: betGamesOddId, stake, seenRate }
}

function shapeRefusal(
  selectionSets: readonly (readonly number[])[],
  { selectionsMax, combinationsMax }: CombinationLimits,
): ShapeRefusal | null {
  if (selectionSets.length === 0) return refuse('slip_empty')
  if (new Set(selectionSets.flat()).size > selectionsMax) return refuse('too_many_selections')
  if (selectionSets.length > combinationsMax) return refuse('too_many_lines')
  return null
}

function parseSeenRate(text: string): SeenRate | null {
  const match = RATE.exec(text)
  if (!match) return null
  const [, whole = '0', fraction = ''] = match
  return { digits: BigInt(whole + fraction), decimals: fraction.length }
}
