import { type Centavos, reaisText } from '../money/money.ts'
import {
  brCode,
  type Merchant,
  NO_REFERENCE,
  optional,
  PIX_GUI,
  plainText,
} from '../payments/br-code.ts'
import { type BrCodeField, writeFields } from '../payments/br-code-fields.ts'

/**
 * The other kind of code than ours, which contains its key and its amount: the manual has an
 * example of it, and public libraries write it, so it shows that the rest of a code is right.
 */
export interface StaticCharge extends Merchant {
  /** CPF, CNPJ, '+55…', e-mail or UUID, at most 77 characters. */
  readonly key: string
  readonly amount?: Centavos
  /** 1 to 25 letters and digits. */
  readonly txid?: string
  /** Cut to the room that the key leaves. */
  readonly info?: string
}

/** Code of a sign at a till: the key, an amount or none. Throws on a key or txid too long. */
export function staticBrCode(charge: StaticCharge): string {
  const { key, amount, txid = NO_REFERENCE } = charge
  if (key.length === 0 || key.length > 77) throw new RangeError(`key of ${key.length} characters`)
  if (txid !== NO_REFERENCE && !/^[A-Za-z0-9]{1,25}$/.test(txid)) throw new RangeError('txid')
  const room =
    99 -
    writeFields([
      ['00', PIX_GUI],
      ['01', key],
      ['02', ''],
    ]).length
  const info = plainText(charge.info ?? '', Math.max(room, 0))
  const account: BrCodeField[] = [['00', PIX_GUI], ['01', key], ...optional('02', info)]
  return brCode(account, charge, txid, [], amount === undefined ? '' : reaisText(amount))
}
