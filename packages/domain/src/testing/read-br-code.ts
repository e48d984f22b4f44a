import { type Centavos, parseReais } from '../money/money.ts'
import { PIX_GUI } from '../payments/br-code.ts'
import { crc16 } from '../payments/crc16.ts'

/** The contents of a BR Code. A recurrence may accompany the charge or be alone. */
interface BrCodeFacts {
  readonly kind: 'static' | 'dynamic' | 'recurrence'
  /** PIX key of a static code. */
  readonly key: string | null
  /** Address of a dynamic code's charge, without 'https://'. */
  readonly url: string | null
  /** Address of a Pix Automático recurrence, without 'https://'. */
  readonly recurrenceUrl: string | null
  /** Of a static code alone: in a dynamic one the charge at the address decides. */
  readonly amount: Centavos | null
  /** Of a static code alone; null for '***'. */
  readonly txid: string | null
  readonly info: string | null
  readonly merchantName: string
  readonly merchantCity: string
  readonly isSingleUse: boolean
}

type Fields = ReadonlyMap<string, string>

/**
 * Reads a BR Code. Null when it is no PIX code that a bank would take: wrong checksum, cut, other
 * characters than printable ASCII, not in reais, no merchant, an amount that is none.
 */
export function readBrCode(text: string): BrCodeFacts | null {
  if (!/^[ -~]+6304[0-9A-Fa-f]{4}$/.test(text)) return null
  if (crc16(text.slice(0, -4)) !== text.slice(-4).toUpperCase()) return null
  const fields = readFields(text)
  return fields && isPayment(fields) ? factsOf(fields) : null
}

function isPayment(fields: Fields): boolean {
  return fields.get('00') === '01' && fields.get('53') === '986' && fields.get('58') === 'BR'
}

function factsOf(fields: Fields): BrCodeFacts | null {
  const account = pixAccount(fields.get('26'))
  const reference = readFields(fields.get('62') ?? '')?.get('05') ?? '***'
  const [merchantName, merchantCity] = [fields.get('59'), fields.get('60')]
  if (!account || !merchantName || !merchantCity) return null
  const key = account.get('01') ?? null
  const url = account.get('25') ?? null
  const recurrenceUrl = pixAccount(fields.get('80'))?.get('25') ?? null
  const kind = kindOf(key, url, recurrenceUrl)
  const amount = amountOf(fields.get('54'))
  if (kind === null || (kind === 'static' && amount === undefined)) return null
  return {
    kind,
    key,
    url,
    recurrenceUrl,
    amount: kind === 'static' ? (amount ?? null) : null,
    txid: kind === 'static' && reference !== '***' ? reference : null,
    info: account.get('02') ?? null,
    merchantName,
    merchantCity,
    isSingleUse: fields.get('01') === '12',
  }
}

function pixAccount(text: string | undefined): Fields | null {
  const account = text === undefined ? null : readFields(text)
  return account?.get('00')?.toLowerCase() === PIX_GUI ? account : null
}

function kindOf(
  key: string | null,
  url: string | null,
  recurrenceUrl: string | null,
): BrCodeFacts['kind'] | null {
  if (key !== null) return url === null ? 'static' : null
  if (url !== null) return 'dynamic'
  return recurrenceUrl === null ? null : 'recurrence'
}

/** Null for no amount; undefined for one that is wrong or zero. */
function amountOf(text: string | undefined): Centavos | null | undefined {
  if (text === undefined) return null
  const amount = parseReais(text)
  return amount === null || amount === 0 ? undefined : amount
}

/**
 * Reads fields by identifier; null when the text is cut, has a length that is no number, goes on
 * after the last field, or names a field twice.
 */
export function readFields(text: string): ReadonlyMap<string, string> | null {
  const valueById = new Map<string, string>()
  let at = 0
  while (at < text.length) {
    const head = /^(\d{2})(\d{2})$/.exec(text.slice(at, at + 4))
    const [, id = '', length = ''] = head ?? []
    const value = text.slice(at + 4, at + 4 + Number(length))
    if (!head || value.length !== Number(length) || valueById.has(id)) return null
    valueById.set(id, value)
    at += 4 + value.length
  }
  return valueById
}
