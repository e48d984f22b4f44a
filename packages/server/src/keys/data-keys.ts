import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_ID_LENGTH = 8
const ALGORITHM = 'aes-256-gcm'

/**
 * What is stored instead of a text: nonce, tag and ciphertext, and the id of the key that opens it.
 */
interface Sealed {
  readonly keyId: string
  readonly bytes: Buffer
}

/** The key of the current data key, then those of the others. */
export type DerivedKeys = readonly [Buffer, ...Buffer[]]

/** A text was sealed with a key that this deployment no longer has. */
export class UnknownDataKey extends Error {
  constructor(keyId: string) {
    super(`no data key has the id ${keyId}`)
  }
}

/**
 * The keys of the texts that the database holds encrypted (AES-256-GCM). The first one seals; all
 * of them open, so that a new key is put in front and the old one is removed once nothing uses it.
 */
export class DataKeys {
  readonly #byId: ReadonlyMap<string, Buffer>
  readonly #current: { readonly id: string; readonly key: Buffer }

  private constructor(keys: readonly [Buffer, ...Buffer[]]) {
    this.#byId = new Map(keys.map((key) => [keyIdOf(key), key]))
    this.#current = { id: keyIdOf(keys[0]), key: keys[0] }
  }

  /** Keys of 32 bytes in base64, separated by commas or white space; null when one is invalid. */
  static parse(text: string): DataKeys | null {
    const keys = text.split(/[\s,]+/).flatMap((word) => (word === '' ? [] : [keyOf(word)]))
    const [first, ...others] = keys
    if (!first || others.includes(null)) return null
    return new DataKeys([first, ...others.filter((key) => key !== null)])
  }

  /** `purpose` states what the text is and whose: it opens for the same purpose only. */
  seal(text: string, purpose: string): Sealed {
    const { id, key } = this.#current
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(purpose))
    const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return { keyId: id, bytes: Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]) }
  }

  /** Throws UnknownDataKey, or when the bytes were altered or sealed for another purpose. */
  open({ keyId, bytes }: Sealed, purpose: string): string {
    const key = this.#byId.get(keyId)
    if (!key) throw new UnknownDataKey(keyId)
    const tagAt = NONCE_BYTES
    const textAt = NONCE_BYTES + TAG_BYTES
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, tagAt), {
      authTagLength: TAG_BYTES,
    })
    decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(tagAt, textAt))
    return Buffer.concat([decipher.update(bytes.subarray(textAt)), decipher.final()]).toString()
  }

  /**
   * A key for another use than sealing, derived from each of the keys (HKDF-SHA256), that of the
   * current one first. It reveals nothing of the key, nor of the keys for other purposes.
   */
  derive(purpose: string): DerivedKeys {
    const { id, key } = this.#current
    const others = [...this.#byId].filter(([other]) => other !== id)
    return [derived(key, purpose), ...others.map(([, other]) => derived(other, purpose))]
  }
}

/** A new key in the format of `DataKeys.parse`. */
export function makeDataKey(): string {
  return randomBytes(KEY_BYTES).toString('base64')
}

function derived(key: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', purpose, KEY_BYTES))
}

function keyOf(text: string): Buffer | null {
  const key = Buffer.from(text, 'base64')
  return key.length === KEY_BYTES && key.toString('base64') === text ? key : null
}

/** Identifies a key and reveals nothing of it. */
function keyIdOf(key: Buffer): string {
  return createHash('sha256').update('key id').update(key).digest('hex').slice(0, KEY_ID_LENGTH)
}
