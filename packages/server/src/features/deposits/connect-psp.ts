import { readFileSync } from 'node:fs'
import { Agent } from 'node:https'
import type { Clock } from '../../clock.ts'
import type { HttpPspConfig } from '../../psp-config.ts'
import { HttpPix } from './http-pix.ts'
import { PspApi } from './psp-api.ts'
import { PspToken } from './psp-token.ts'

/** A file of `PSP=http` that cannot be used: a person has to mend it. */
export class PspFileFault extends Error {}

const TIMEOUT_MS = 5_000

/** The provider that the settings name. Throws PspFileFault; nothing is asked of it yet. */
export function connectPsp(
  config: HttpPspConfig,
  clock: Clock,
  timeoutMs: number = TIMEOUT_MS,
): HttpPix {
  const line = { agent: agentOf(config), timeoutMs }
  const { url: baseUrl, tokenUrl, clientId, clientSecret, key } = config
  const token = new PspToken({ clock, line, tokenUrl, clientId, clientSecret })
  return new HttpPix({ api: new PspApi({ baseUrl, line, token }), key })
}

/** Mutual TLS: the provider knows us by our certificate, we know it by who signed its own. */
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
  if (!text.includes('-----BEGIN ')) throw new PspFileFault(`${name}: ${path} is no PEM file.`)
  return text
}

function readable(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (fault) {
    const code = fault instanceof Error && 'code' in fault ? String(fault.code) : 'unreadable'
    throw new PspFileFault(`${name}: ${path} cannot be read (${code}).`)
  }
}
