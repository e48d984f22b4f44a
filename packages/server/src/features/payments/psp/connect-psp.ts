import { readFileSync } from 'node:fs'
import { Agent } from 'node:https'
import type { Clock } from '../../../clock.ts'
import type { HttpPspConfig } from '../../../config/psp-config.ts'
import { HttpPix } from './http-pix.ts'
import { PspApi } from './psp-api.ts'
import { PspToken } from './psp-token.ts'

/** A file of `PSP=http` is unusable: the operator has to fix it. */
export class PspFileError extends Error {}

const TIMEOUT_MS = 5_000

const CHARGE_SCOPES = 'cob.write cob.read pix.write pix.read webhook.write webhook.read'

/** The provider selected by the settings. Throws PspFileError; makes no call yet. */
export function connectPsp(
  config: HttpPspConfig,
  clock: Clock,
  timeoutMs: number = TIMEOUT_MS,
): HttpPix {
  const { url: baseUrl, key } = config
  const api = connectApi({ config, clock, baseUrl, scopes: CHARGE_SCOPES, timeoutMs })
  return new HttpPix({ api, key })
}

interface ApiSettings {
  readonly config: HttpPspConfig
  readonly clock: Clock
  /** The base URL of the calls. */
  readonly baseUrl: string
  readonly scopes: string
  readonly timeoutMs?: number
}

/** A part of the provider's API, with a token of its own. Throws PspFileError. */
export function connectApi(settings: ApiSettings): PspApi {
  const { config, clock, baseUrl, scopes, timeoutMs = TIMEOUT_MS } = settings
  const { tokenUrl, clientId, clientSecret } = config
  const connection = { agent: agentOf(config), timeoutMs }
  const token = new PspToken({ clock, connection, tokenUrl, clientId, clientSecret, scopes })
  return new PspApi({ baseUrl, connection, token })
}

/** Mutual TLS: the provider authenticates us by our certificate, we authenticate it by its CA. */
function agentOf({ certFile, keyFile, caFile }: HttpPspConfig): Agent {
  const files = {
    ...(certFile !== null && { cert: pemOf('PSP_CERT_FILE', certFile) }),
    ...(keyFile !== null && { key: pemOf('PSP_KEY_FILE', keyFile) }),
    ...(caFile !== null && { ca: pemOf('PSP_CA_FILE', caFile) }),
  }
  return new Agent({ keepAlive: true, minVersion: 'TLSv1.2', ...files })
}

function pemOf(name: string, path: string): string {
  const text = readable(name, path)
  if (!text.includes('-----BEGIN ')) throw new PspFileError(`${name}: ${path} is not a PEM file.`)
  return text
}

function readable(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable'
    throw new PspFileError(`${name}: ${path} cannot be read (${code}).`)
  }
}
