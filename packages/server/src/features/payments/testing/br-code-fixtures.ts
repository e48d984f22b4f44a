import { createRequire } from 'node:module'
import { centavos, reaisNumber } from '@caderneta/domain/money/money'
import { dynamicBrCode, NO_REFERENCE, PIX_GUI, plainText } from '@caderneta/domain/payments/br-code'
import { crc16 } from '@caderneta/domain/payments/crc16'
import { type StaticCharge, staticBrCode } from '@caderneta/domain/testing/static-br-code'
import fc from 'fast-check'

/** What we use of emv-qrcps, which has no types: it reads a code and writes what it has read. */
interface EmvLibrary {
  readonly Merchant: {
    readonly Parser: { toEMVQR(code: string): { generatePayload(): string } }
  }
}

interface PixPayload {
  payload(charge: {
    readonly key: string
    readonly name: string
    readonly city: string
    readonly amount?: number
    readonly transactionId: string
  }): string
}

const CHECKSUM_LENGTH = 4

const require = createRequire(import.meta.url)
const emv: EmvLibrary = require('emv-qrcps')
const pixPayload: PixPayload = require('pix-payload')

const words = (length: number) =>
  fc
    .stringMatching(new RegExp(`^[A-Za-z0-9 .,-]{1,${length}}$`))
    .map((text) => plainText(`A${text}`, length))

const keys = fc.oneof(
  fc.uuid(),
  fc.stringMatching(/^\d{11}$/),
  fc.stringMatching(/^[0-9A-Z]{12}\d{2}$/),
  fc.stringMatching(/^\+55\d{11}$/),
  fc.stringMatching(/^[a-z0-9]{1,20}@[a-z0-9]{1,20}\.com\.br$/),
)

const amounts = fc.integer({ min: 1, max: 100_000_000 }).map((value) => centavos(value))

const references = fc.stringMatching(/^[A-Za-z0-9]{1,25}$/)

/** Charges as printed on a sign at a till. */
const charges: fc.Arbitrary<StaticCharge> = fc.record(
  { key: keys, name: words(25), city: words(15), amount: amounts, txid: references },
  { requiredKeys: ['key', 'name', 'city'] },
)
const addresses = fc.stringMatching(/^[a-z]{1,20}\.example\/qr\/v2\/[0-9a-f]{32}$/)

/**
 * pix-payload writes a static code as we do, letter by letter, except for the identifier of PIX,
 * which may be in either case, and zeros at the start of the checksum, which it drops.
 */
export function agreesWithPixPayload(charge: StaticCharge): boolean {
  const { key, name, city, amount, txid: transactionId = NO_REFERENCE } = charge
  const price = amount === undefined ? {} : { amount: reaisNumber(amount) }
  const written = pixPayload.payload({ key, name, city, ...price, transactionId })
  const text = staticBrCode(charge).slice(0, -CHECKSUM_LENGTH).replace(PIX_GUI, upperGui)
  return written === withoutZeros(`${text}${crc16(text)}`)
}

const upperGui = PIX_GUI.toUpperCase()

/** emv-qrcps reads one of our codes and writes it again, with a checksum of its own. */
export function agreesWithEmvQrcps(code: string): boolean {
  return emv.Merchant.Parser.toEMVQR(code).generatePayload() === withoutZeros(code)
}

/**
 * The same code with the defect of both libraries: a checksum loses its leading zeros, so that
 * banks refuse every sixteenth code of theirs.
 */
function withoutZeros(code: string): string {
  const checksum = code.slice(-CHECKSUM_LENGTH).replace(/^0+(?=.)/, '')
  return `${code.slice(0, -CHECKSUM_LENGTH - 2)}0${checksum.length}${checksum}`
}

/** Throws on the first of so many generated codes on which a library disagrees. */
export function compareBrCodes(numRuns: number): void {
  fc.assert(fc.property(charges, agreesWithPixPayload), { numRuns })
  const static_ = fc.property(charges, words(20), (charge, info) =>
    agreesWithEmvQrcps(staticBrCode({ ...charge, info })),
  )
  fc.assert(static_, { numRuns })
  const dynamic = fc.property(addresses, words(25), words(15), (url, name, city) =>
    agreesWithEmvQrcps(dynamicBrCode({ url, name, city })),
  )
  fc.assert(dynamic, { numRuns })
}
