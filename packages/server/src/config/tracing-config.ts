/** Where the traces of this server are sent. */
export interface TracingConfig {
  /** Of the collector, with the path of traces. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly serviceName: string
  /** How much of all work is traced, from 0 to 1. */
  readonly share: number
}

interface Reader {
  readonly errors: string[]
  readonly maybe: (name: string) => string | null
  readonly text: (name: string, fallback: string) => string
  readonly number: (name: string, fallback: number, least: number, most: number) => number
}

const SERVICE = 'caderneta'
const TRACES_PATH = '/v1/traces'
/** A token of HTTP, and what is percent-encoded as in a URL. */
const HEADER = /^([\w!#$%&'*+.^`|~-]+)=([\x21-\x2b\x2d-\x7e]*)$/

/** Null unless `OTEL_EXPORTER_OTLP_ENDPOINT` names a collector; wrong settings are errors then, too. */
export function readTracing({ errors, maybe, number, text }: Reader): TracingConfig | null {
  const endpoint = maybe('OTEL_EXPORTER_OTLP_ENDPOINT')
  const headers = readHeaders(maybe('OTEL_EXPORTER_OTLP_HEADERS'))
  const serviceName = text('OTEL_SERVICE_NAME', SERVICE)
  const share = number('OTEL_TRACES_SAMPLER_ARG', 1, 0, 1)
  // The content is a secret.
  if (headers === null)
    errors.push('OTEL_EXPORTER_OTLP_HEADERS must be headers such as name=value,other=value.')
  if (endpoint === null) return null
  if (!isAddress(endpoint))
    errors.push('OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://127.0.0.1:4318.')
  const url = `${endpoint.replace(/\/+$/, '')}${TRACES_PATH}`
  return { url, headers: headers ?? {}, serviceName, share }
}

function isAddress(text: string): boolean {
  return /^https?:\/\/[^\s?#@]+$/.test(text) && URL.canParse(text)
}

function readHeaders(text: string | null): Record<string, string> | null {
  const headers: Record<string, string> = {}
  for (const pair of text === null ? [] : text.split(',')) {
    const [, name, value] = HEADER.exec(pair.trim()) ?? []
    const decoded = value === undefined ? null : decode(value)
    if (name === undefined || decoded === null) return null
    headers[name] = decoded
  }
  return headers
}

/** Null where no header may have what is encoded. */
function decode(value: string): string | null {
  try {
    const decoded = decodeURIComponent(value)
    return /^[\x20-\x7e]*$/.test(decoded) ? decoded : null
  } catch {
    return null
  }
}
