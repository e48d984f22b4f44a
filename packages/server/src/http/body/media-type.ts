export interface MediaType {
  /** In lower case, such as 'multipart/form-data'. */
  readonly type: string
  readonly parameters: ReadonlyMap<string, string>
}

const TOKEN = "[!#$%&'*+.^_`|~0-9A-Za-z-]+"
const TYPE = new RegExp(`^(${TOKEN}/${TOKEN})[ \\t]*`)
const PARAMETER = new RegExp(
  `;[ \\t]*(?:(${TOKEN})=(?:(${TOKEN})|"([^"\\\\\\x00-\\x1f]*)"))?[ \\t]*`,
  'y',
)

/** Parses a Content-Type header (RFC 9110, 8.3.1); null when it is malformed. */
export function parseMediaType(header: string): MediaType | null {
  const text = header.trim()
  const type = TYPE.exec(text)
  if (!type?.[1]) return null
  const parameters = new Map<string, string>()
  PARAMETER.lastIndex = type[0].length
  while (PARAMETER.lastIndex < text.length) {
    const match = PARAMETER.exec(text)
    if (!match) return null
    const [, name, plain, quoted] = match
    if (name === undefined) continue
    if (parameters.has(name.toLowerCase())) return null
    parameters.set(name.toLowerCase(), plain ?? quoted ?? '')
  }
  return { type: type[1].toLowerCase(), parameters }
}
