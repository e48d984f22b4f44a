import { type BrCodeField, writeFields } from './br-code-fields.ts'
import { crc16 } from './crc16.ts'

/** Identifier of PIX in a merchant account (BCB, Manual de Padrões para Iniciação do Pix). */
export const PIX_GUI = 'br.gov.bcb.pix'

export const MERCHANT_NAME_MAX = 25
export const MERCHANT_CITY_MAX = 15

/** Means "no reference" in a static code, and always in a dynamic one. */
export const NO_REFERENCE = '***'

export interface Merchant {
  readonly name: string
  readonly city: string
}

interface DynamicCharge extends Merchant {
  /** Address of the charge at the provider, without 'https://'. */
  readonly url: string
}

/** Code of one charge at the provider: single use, the amount known there alone. */
export function dynamicBrCode(charge: DynamicCharge): string {
  const account: BrCodeField[] = [
    ['00', PIX_GUI],
    ['25', charge.url.replace(/^https:\/\//, '')],
  ]
  return brCode(account, charge, NO_REFERENCE, [['01', '12']], '')
}

/** A code of any kind, with its checksum; no reference and no amount is '***' and ''. */
export function brCode(
  account: readonly BrCodeField[],
  merchant: Merchant,
  reference: string,
  initiation: readonly BrCodeField[],
  amountText: string,
): string {
  const head = writeFields([
    ['00', '01'],
    ...initiation,
    ['26', writeFields(account)],
    ['52', '0000'],
    ['53', '986'],
    ...optional('54', amountText),
    ['58', 'BR'],
    ['59', plainText(merchant.name, MERCHANT_NAME_MAX)],
    ['60', plainText(merchant.city, MERCHANT_CITY_MAX)],
    ['62', writeFields([['05', reference]])],
  ])
  const text = `${head}6304`
  return `${text}${crc16(text)}`
}

/** The field, or none for an empty value. */
export function optional(id: string, value: string): readonly BrCodeField[] {
  return value === '' ? [] : [[id, value]]
}

/**
 * What strict readers take: letters without accents, digits, space, dot, comma and dash, cut to
 * `length`, no space at either end.
 */
export function plainText(text: string, length: number): string {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9 .,-]/g, '')
  return plain.replace(/ +/g, ' ').trim().slice(0, length).trim()
}
