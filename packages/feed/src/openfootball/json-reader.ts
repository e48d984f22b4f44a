/** A file that is not what it should be; the message names the file and the place in it. */
export class FileError extends Error {}

/** A value within a JSON file, which knows its path. */
export class JsonReader {
  readonly #file: string
  /** Path of the value within the file, empty for the whole. */
  readonly #path: string
  readonly #value: unknown

  constructor(file: string, path: string, value: unknown) {
    this.#file = file
    this.#path = path
    this.#value = value
  }

  /** Reads the text of a whole file. */
  static ofText(file: string, text: string): JsonReader {
    try {
      return new JsonReader(file, '', JSON.parse(text))
    } catch {
      throw new FileError(`${file}: not JSON`)
    }
  }

  get isAbsent(): boolean {
    return this.#value === undefined || this.#value === null
  }

  get isList(): boolean {
    return Array.isArray(this.#value)
  }

  field(name: string): JsonReader {
    if (!isObject(this.#value)) throw this.error('an object')
    const path = this.#path === '' ? name : `${this.#path}.${name}`
    return new JsonReader(this.#file, path, this.#value[name])
  }

  items(): readonly JsonReader[] {
    const value = this.#value
    if (!Array.isArray(value)) throw this.error('a list')
    return value.map((item: unknown, i) => new JsonReader(this.#file, `${this.#path}[${i}]`, item))
  }

  text(): string {
    if (typeof this.#value !== 'string') throw this.error('a text')
    return this.#value
  }

  count(): number {
    const value = this.#value
    if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) {
      throw this.error('a whole number')
    }
    return value
  }

  /** The value as a number of its own or a text of digits, as files write minutes. */
  textOrCount(): string {
    return typeof this.#value === 'number' ? String(this.count()) : this.text()
  }

  error(expected: string): FileError {
    const location = this.#path === '' ? this.#file : `${this.#file}: ${this.#path}`
    return new FileError(`${location}: expected ${expected}, found ${shown(this.#value)}`)
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 60)
}
