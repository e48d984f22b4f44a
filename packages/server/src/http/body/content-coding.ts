export type ContentCoding = 'br' | 'gzip'

/** Smaller first. */
const CODINGS: readonly ContentCoding[] = ['br', 'gzip']
const REFUSED = /;\s*q=0(\.0*)?\s*$/

/** The best coding that the caller accepts; null when it accepts none that we support. */
export function contentCoding(accepted: string | string[] | undefined): ContentCoding | null {
  const offers = String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .filter((offer) => !REFUSED.test(offer))
    .map((offer) => offer.split(';', 1)[0]?.trim())
  return CODINGS.find((coding) => offers.includes(coding)) ?? null
}
