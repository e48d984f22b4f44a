/** Who receives deposits (`PSP`), and who sends withdrawals with `PSP=http` (`PAYOUT`). */
export const DEPOSIT_PROVIDERS = ['sandbox', 'http', 'none'] as const
export type DepositProvider = (typeof DEPOSIT_PROVIDERS)[number]
export const PAYOUT_PROVIDERS = ['none', 'efi'] as const
export type PayoutProviderName = (typeof PAYOUT_PROVIDERS)[number]

/** How a provider with the Central Bank's API Pix is reached: `PSP=http`. */
export interface HttpPspConfig {
  /** The base address of the API, with its version, without a trailing slash. */
  readonly url: string
  readonly tokenUrl: string
  readonly clientId: string
  readonly clientSecret: string
  /** The PIX key of the account that players pay to. */
  readonly key: string
  /** Our certificate and its key, in PEM files; null = none, only in tests. */
  readonly certFile: string | null
  readonly keyFile: string | null
  /** The CA of the provider's certificate, in a PEM file; null = the CAs that Node trusts. */
  readonly caFile: string | null
}

interface Reading {
  readonly errors: string[]
  readonly maybe: (name: string) => string | null
}

const SECRET_LENGTH_MIN = 32

/** The settings of `PSP=http`; what is missing or invalid is reported by its name. */
export function readHttpPsp({ errors, maybe }: Reading, isReal: boolean): HttpPspConfig {
  const needed = (name: string): string => {
    const text = maybe(name)
    if (text === null) errors.push(`PSP=http needs ${name}.`)
    return text ?? ''
  }
  const secret = needed('PSP_SECRET')
  if (secret !== '' && secret.length < SECRET_LENGTH_MIN)
    errors.push(`PSP_SECRET must have ${SECRET_LENGTH_MIN} characters or more.`)
  const config = {
    url: needed('PSP_URL').replace(/\/+$/, ''),
    tokenUrl: needed('PSP_TOKEN_URL'),
    clientId: needed('PSP_CLIENT_ID'),
    clientSecret: needed('PSP_CLIENT_SECRET'),
    key: needed('PSP_KEY'),
    certFile: isReal ? needed('PSP_CERT_FILE') : maybe('PSP_CERT_FILE'),
    keyFile: isReal ? needed('PSP_KEY_FILE') : maybe('PSP_KEY_FILE'),
    caFile: maybe('PSP_CA_FILE'),
  }
  errors.push(...addressErrors(config, isReal))
  if ((config.certFile === null) !== (config.keyFile === null))
    errors.push('PSP_CERT_FILE and PSP_KEY_FILE go together: a certificate and its key.')
  return config
}

function addressErrors(
  { url, tokenUrl }: Pick<HttpPspConfig, 'url' | 'tokenUrl'>,
  isReal: boolean,
): string[] {
  const scheme = isReal ? 'https' : 'https?'
  const isAddress = (text: string) => new RegExp(`^${scheme}://[^\\s/]\\S*$`).test(text)
  const errors = Object.entries({ PSP_URL: url, PSP_TOKEN_URL: tokenUrl })
    .filter(([, text]) => text !== '' && !isAddress(text))
    .map(([name]) => `${name} must be an address that begins with https://.`)
  return errors
}
