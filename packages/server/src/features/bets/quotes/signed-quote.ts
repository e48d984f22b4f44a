import { createHmac, timingSafeEqual } from 'node:crypto'
import type { DataKeys, DerivedKeys } from '../../../keys/data-keys.ts'

/** What a quote is for. None of it is in the text: the server that checks it knows it. */
export interface QuoteSubject {
  readonly playerId: number
  readonly betId: number
  /** In centavos, of all that is still at stake. */
  readonly amount: number
  readonly atStake: number
  /** The open legs, in the order of the bet. */
  readonly legs: readonly QuotedLeg[]
}

interface QuotedLeg {
  readonly selectionId: number
  /** Status and score of the game and status of the selection. */
  readonly situation: string
}

/** What only the server that gave the quote knows. */
export interface QuoteGiving {
  /** Milliseconds UTC. */
  readonly givenAt: number
  readonly holdMs: number
  /** The version of the price of each open leg. */
  readonly versions: readonly number[]
}

const PURPOSE = 'cash-out quotes'
const WHOLE = '([0-9a-z]{1,11})'
const TEXT = new RegExp(`^${WHOLE}\\.${WHOLE}\\.([0-9a-z-]{1,239})\\.[A-Za-z0-9_-]{43}$`)
const BASE = 36

/**
 * Signs quotes with a key that all servers of a database derive from their data key, so that each
 * accepts those of the others (decision 0120). A quote is the text
 * `<given at>.<hold>.<versions>.<HMAC-SHA256 of these and the subject>`, numbers in base 36.
 */
export class QuoteSigner {
  readonly #keys: DerivedKeys

  constructor(keys: DataKeys) {
    this.#keys = keys.derive(PURPOSE)
  }

  sign(subject: QuoteSubject, giving: QuoteGiving): string {
    return signed(this.#keys[0], subject, giving)
  }

  /** How the quote was given; null unless it is exactly one that was signed for this subject. */
  open(text: string, subject: QuoteSubject): QuoteGiving | null {
    const giving = parse(text)
    if (!giving) return null
    const given = Buffer.from(text)
    // All keys are tried: how long this takes says nothing about which one fits.
    const fitting = this.#keys.filter((key) => isEqual(given, signed(key, subject, giving)))
    return fitting.length > 0 ? giving : null
  }
}

function parse(text: string): QuoteGiving | null {
  const [, givenAt, holdMs, versions] = TEXT.exec(text) ?? []
  if (givenAt === undefined || holdMs === undefined || versions === undefined) return null
  return {
    givenAt: Number.parseInt(givenAt, BASE),
    holdMs: Number.parseInt(holdMs, BASE),
    versions: versions.split('-').map((version) => Number.parseInt(version, BASE)),
  }
}

/** The whole text again: a text that means the same in another form is not the one given. */
function signed(key: Buffer, subject: QuoteSubject, giving: QuoteGiving): string {
  const { playerId, betId, amount, atStake, legs } = subject
  const { givenAt, holdMs, versions } = giving
  const ofLegs = legs.map(({ selectionId, situation }) => [selectionId, situation])
  const terms = [playerId, betId, amount, atStake, givenAt, holdMs, versions, ofLegs]
  const mac = createHmac('sha256', key).update(JSON.stringify(terms)).digest('base64url')
  const versionsText = versions.map((version) => version.toString(BASE)).join('-')
  return [givenAt.toString(BASE), holdMs.toString(BASE), versionsText, mac].join('.')
}

function isEqual(given: Buffer, text: string): boolean {
  const expected = Buffer.from(text)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
