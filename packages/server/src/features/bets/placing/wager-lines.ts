import { combinationWire } from '@caderneta/contract/bets/bet-limits'
import { type WagerLine, wagerLine } from '@caderneta/contract/bets/wagers'
import { type Refusal, refuse, refuseFields } from '@caderneta/contract/refusals'
import { type Centavos, parseReais } from '@caderneta/domain/money/money'
import * as z from 'zod/mini'

/** One line of a slip as the bettor sent it: what it combines, its stake, the rate it showed. */
export interface AskedLine {
  readonly selectionIds: readonly number[]
  readonly stake: Centavos
  readonly seenRate: SeenRate
}

/** A plain decimal as digits and how many of them are decimals, so that nothing is rounded. */
export interface SeenRate {
  readonly digits: bigint
  readonly decimals: number
}

export interface LineLimits {
  readonly selectionsMax: number
  readonly linesMax: number
}

/** A slip whose shape is understood: `refusal` is a rule that its shape alone breaks. */
export interface ReadLines {
  readonly lines: readonly AskedLine[]
  readonly refusal: Refusal | null
  /** The same for every way to write the same wagers. */
  readonly canonicalText: string
}

const RATE = /^(\d{1,15})(?:\.(\d{1,20}))?$/

/** Reads the field `wagers`. A text that is no list of lines is a refusal of the call itself. */
export function readWagerLines(text: string, limits: LineLimits): ReadLines | Refusal {
  const asked = askedLines(parseJson(text))
  if (asked === null) return refuse('malformed')
  const canonicalText = JSON.stringify(asked.map(canonicalLine))
  const combinations = asked.map(({ betGamesOddId }) => betGamesOddId)
  const refusal = shapeRefusal(combinations, limits)
  if (refusal) return { lines: [], refusal, canonicalText }
  const lines = asked.flatMap((line) => readLine(line) ?? [])
  if (lines.length < asked.length) return refuseFields({ wagers: 'invalid' })
  return { lines, refusal: null, canonicalText }
}

/**
 * Null at the first line that is none: to name every fault of half a megabyte of them would take
 * seconds and hundreds of megabytes.
 */
function askedLines(value: unknown): readonly WagerLine[] | null {
  if (!Array.isArray(value)) return null
  const lines: WagerLine[] = []
  for (const each of value) {
    const parsed = z.safeParse(wagerLine, each)
    if (!parsed.success) return null
    lines.push(parsed.data)
  }
  return lines
}

/** Reads the field `combinations` of `wagers/limits`, with the limits of a slip. */
export function readCombinations(
  text: string,
  limits: LineLimits,
): readonly (readonly number[])[] | Refusal {
  const value = parseJson(text)
  if (!Array.isArray(value)) return refuse('malformed')
  const combinations: (readonly number[])[] = []
  for (const each of value) {
    const parsed = z.safeParse(combinationWire, each)
    if (!parsed.success) return refuse('malformed')
    combinations.push(parsed.data)
  }
  return shapeRefusal(combinations, limits) ?? combinations
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function canonicalLine({ betGamesOddId, price, rate }: WagerLine) {
  return [betGamesOddId, String(price), String(rate)]
}

function readLine({ betGamesOddId, price, rate }: WagerLine): AskedLine | null {
  const stake = parseReais(String(price))
  const seenRate = parseSeenRate(String(rate))
  if (stake === null || stake === 0 || seenRate === null) return null
  return { selectionIds: betGamesOddId, stake, seenRate }
}

function shapeRefusal(
  combinations: readonly (readonly number[])[],
  { selectionsMax, linesMax }: LineLimits,
): Refusal | null {
  if (combinations.length === 0) return refuse('slip_empty')
  if (new Set(combinations.flat()).size > selectionsMax) return refuse('too_many_selections')
  if (combinations.length > linesMax) return refuse('too_many_lines')
  return null
}

function parseSeenRate(text: string): SeenRate | null {
  const match = RATE.exec(text)
  if (!match) return null
  const [, whole = '0', fraction = ''] = match
  return { digits: BigInt(whole + fraction), decimals: fraction.length }
}
