import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DataKeys, makeDataKey } from '../../../keys/data-keys.ts'
import { type QuoteGiving, QuoteSigner, type QuoteSubject } from './signed-quote.ts'

function signerOf(...keys: readonly string[]): QuoteSigner {
  const parsed = DataKeys.parse(keys.join(','))
  if (!parsed) throw new Error('no keys')
  return new QuoteSigner(parsed)
}

const whole = fc.nat({ max: Number.MAX_SAFE_INTEGER })
const leg = fc.record({ selectionId: whole, version: whole, situation: fc.string() })
const quotes = fc.record({
  playerId: whole,
  betId: whole,
  amount: whole,
  atStake: whole,
  givenAt: whole,
  holdMs: whole,
  legs: fc.array(leg, { minLength: 1, maxLength: 20 }),
})
type Quote = typeof quotes extends fc.Arbitrary<infer Of> ? Of : never

function partsOf({ givenAt, holdMs, legs, ...rest }: Quote): [QuoteSubject, QuoteGiving] {
  const versions = legs.map(({ version }) => version)
  const subject = {
    ...rest,
    legs: legs.map(({ selectionId, situation }) => ({ selectionId, situation })),
  }
  return [subject, { givenAt, holdMs, versions }]
}

describe('QuoteSigner', () => {
  const key = makeDataKey()
  const signer = signerOf(key)
  const elsewhere = signerOf(key)

  it('opens what another server of the same key signed, and says how it was given', () => {
    fc.assert(
      fc.property(quotes, (quote) => {
        const [subject, giving] = partsOf(quote)
        const text = signer.sign(subject, giving)
        expect(elsewhere.open(text, subject)).toEqual(giving)
        expect(text).toMatch(/^[\w.-]{1,400}$/)
      }),
    )
  })

  it('opens no quote of another player, bet, amount, stake or situation', () => {
    fc.assert(
      fc.property(quotes, quotes, (quote, other) => {
        const [subject, giving] = partsOf(quote)
        const text = signer.sign(subject, giving)
        const [another] = partsOf(other)
        for (const name of ['playerId', 'betId', 'amount', 'atStake', 'legs'] as const) {
          const changed = { ...subject, [name]: another[name] }
          const isSame = JSON.stringify(changed) === JSON.stringify(subject)
          expect(elsewhere.open(text, changed) !== null).toBe(isSame)
        }
        expect(elsewhere.open(text, { ...subject, legs: subject.legs.slice(1) })).toBeNull()
      }),
    )
  })

  it('opens no text that was altered in any place, nor one in another form', () => {
    const altered = fc.tuple(quotes, fc.nat(), fc.constantFrom(...'0189azAZ._-~é\u0000 '))
    fc.assert(
      fc.property(altered, ([quote, at, letter]) => {
        const [subject, giving] = partsOf(quote)
        const text = signer.sign(subject, giving)
        const index = at % text.length
        const texts = [
          text.slice(0, index) + letter + text.slice(index + 1),
          text.slice(0, index) + letter + text.slice(index),
          text.slice(0, index),
          `0${text}`,
          `${text}\n`,
        ]
        for (const one of texts) if (one !== text) expect(signer.open(one, subject)).toBeNull()
      }),
    )
  })

  it('opens none whose time, hold or versions were replaced', () => {
    fc.assert(
      fc.property(quotes, quotes, (quote, other) => {
        const [subject, giving] = partsOf(quote)
        const parts = signer.sign(subject, giving).split('.')
        const theirs = signer.sign(...partsOf(other)).split('.')
        for (const index of [0, 1, 2, 3]) {
          const mixed = parts.map((part, at) => (at === index ? theirs[at] : part)).join('.')
          if (mixed !== parts.join('.')) expect(signer.open(mixed, subject)).toBeNull()
        }
      }),
    )
  })

  it('opens no text at all that it did not sign', () => {
    const [subject] = partsOf({
      ...{ playerId: 1, betId: 2, amount: 950, atStake: 1000, givenAt: 0, holdMs: 5000 },
      legs: [{ selectionId: 3, version: 1, situation: 'open' }],
    })
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.base64String()), (text) => {
        expect(signer.open(text, subject)).toBeNull()
        expect(signer.open(`0.3uw.1.${text}`, subject)).toBeNull()
      }),
    )
    expect(signer.open(`0.3uw.1.${'A'.repeat(43)}`, subject)).toBeNull()
    expect(signer.open('z'.repeat(100_000), subject)).toBeNull()
  })

  it('opens none of another key, and while keys are replaced those of both', () => {
    const newer = makeDataKey()
    const [subject, giving] = partsOf({
      ...{ playerId: 1, betId: 2, amount: 950, atStake: 1000, givenAt: 7, holdMs: 5000 },
      legs: [{ selectionId: 3, version: 1, situation: 'open' }],
    })
    const text = signer.sign(subject, giving)
    expect(signerOf(newer).open(text, subject)).toBeNull()
    expect(signerOf(newer, key).open(text, subject)).toEqual(giving)
    const replaced = signerOf(newer, key).sign(subject, giving)
    expect(replaced).toBe(signerOf(newer).sign(subject, giving))
    expect(signer.open(replaced, subject)).toBeNull()
  })
})
