import { isRefusal, type Refusal, refuse } from '@caderneta/contract/refusals'
import { addField, type Fields } from './field-set.ts'

/**
 * `multipart/form-data` of text fields, parsed strictly (RFC 7578). The body is
 * small and complete, so it is cut at its delimiters; a general streaming parser costs three times
 * as much. Files, nested parts, encodings and text around the parts are refused.
 */
const BOUNDARY = /^[0-9A-Za-z'()+_,\-./:=? ]{0,69}[0-9A-Za-z'()+_,\-./:=?]$/
const PART_HEADER_LENGTH_MAX = 512
const HEADER_LINE = /^([A-Za-z-]+):[ \t]*(.*)$/
const DISPOSITION = /^form-data((?:;[ \t]*[A-Za-z*]+=(?:"[^"]*"|[^\s";]+))+)$/i
const DISPOSITION_PARAMETER = /;[ \t]*([A-Za-z*]+)=(?:"([^"]*)"|([^\s";]+))/g
const TEXT_TYPE = /^text\/plain(?:;[ \t]*charset="?utf-8"?)?$/i
const IDENTITY_ENCODING = /^(?:7bit|8bit|binary)$/i

export function parseForm(text: string, boundary: string | undefined): Fields | Refusal {
  if (boundary === undefined || !BOUNDARY.test(boundary)) return refuse('malformed')
  const delimiter = `--${boundary}`
  if (!text.startsWith(delimiter)) return refuse('malformed')
  const fields = new Map<string, string>()
  let at = delimiter.length
  while (!text.startsWith('--', at)) {
    const end = addPart(fields, text, at, delimiter)
    if (isRefusal(end)) return end
    at = end
  }
  const epilogue = text.slice(at + 2)
  return epilogue === '' || epilogue === '\r\n' ? fields : refuse('malformed')
}

/** Adds the part that begins at `at`, just after a delimiter; returns where the next begins. */
function addPart(
  fields: Map<string, string>,
  text: string,
  at: number,
  delimiter: string,
): number | Refusal {
  if (!text.startsWith('\r\n', at)) return refuse('malformed')
  const headerAt = at + 2
  const headerEnd = text.indexOf('\r\n\r\n', headerAt)
  if (headerEnd < 0) return refuse('malformed')
  if (headerEnd - headerAt > PART_HEADER_LENGTH_MAX) return refuse('too_large')
  const name = partName(text.slice(headerAt, headerEnd))
  if (isRefusal(name)) return name
  const valueAt = headerEnd + 4
  const valueEnd = text.indexOf(`\r\n${delimiter}`, valueAt)
  if (valueEnd < 0) return refuse('malformed')
  return addField(fields, name, text.slice(valueAt, valueEnd)) ?? valueEnd + 2 + delimiter.length
}

/** What every browser writes for a text field; unusual names take the slow path. */
const BROWSER_PART = /^Content-Disposition: form-data; name="([A-Za-z0-9_]+)"$/

function partName(headers: string): string | Refusal {
  const browserName = BROWSER_PART.exec(headers)?.[1]
  if (browserName !== undefined) return browserName
  let name: string | Refusal | null = null
  for (const line of headers.split('\r\n')) {
    const [, header, value = ''] = HEADER_LINE.exec(line) ?? []
    if (header === undefined) return refuse('malformed')
    const key = header.toLowerCase()
    if (key === 'content-disposition') {
      if (name !== null) return refuse('malformed')
      name = dispositionName(value)
    } else if (!isHarmless(key, value)) return refuse('malformed')
  }
  return name ?? refuse('malformed')
}

function dispositionName(value: string): string | Refusal {
  const parameters = DISPOSITION.exec(value)?.[1]
  if (parameters === undefined) return refuse('malformed')
  let name: string | null = null
  for (const [, key = '', quoted, plain] of parameters.matchAll(DISPOSITION_PARAMETER)) {
    if (key.toLowerCase().startsWith('filename')) return refuse('unsupported_body')
    if (key.toLowerCase() !== 'name' || name !== null) return refuse('malformed')
    name = quoted ?? plain ?? ''
  }
  return name ?? refuse('malformed')
}

/** Headers that some programs put into text parts and that change nothing. */
function isHarmless(header: string, value: string): boolean {
  if (header === 'content-type') return TEXT_TYPE.test(value)
  if (header === 'content-transfer-encoding') return IDENTITY_ENCODING.test(value)
  return header === 'content-length'
}
