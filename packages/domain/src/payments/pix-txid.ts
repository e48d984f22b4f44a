/**
 * The txid of a deposit: the 32 digits of its UUID in lower case. In the API Pix (BCB 2.9.0) it is
 * ours and is the key that makes creating a charge repeatable. Throws when it is no UUID.
 */
export function txidOf(uuid: string): string {
  const txid = uuid.replaceAll('-', '').toLowerCase()
  if (!/^[0-9a-f]{32}$/.test(txid)) throw new RangeError(`no UUID: ${uuid}`)
  return txid
}

/**
 * The shape that the examples of endToEndId have: E (payment) or D (return), the bank's ISPB,
 * minute in UTC, eleven free characters. Only the length is binding: log another, do not refuse it.
 */
export function isEndToEndId(text: string): boolean {
  return /^[ED][0-9A-Z]{8}\d{12}[0-9A-Za-z]{11}$/.test(text)
}

/**
 * Makes an endToEndId for our own sandbox provider. `utcMinute` is 'yyyyMMddHHmm', `unique` is
 * eleven letters or digits. Throws when the parts do not make one.
 */
export function endToEndId(ispb: string, utcMinute: string, unique: string): string {
  const id = `E${ispb}${utcMinute}${unique}`
  if (!isEndToEndId(id)) throw new RangeError(`no endToEndId: ${id}`)
  return id
}
