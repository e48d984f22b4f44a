/** A span as a collector received it. */
export interface ReceivedSpan {
  readonly traceId: string
  readonly spanId: string
  /** Empty for the first of a trace. */
  readonly parentId: string
  readonly name: string
  readonly kind: number
  readonly attributes: Readonly<Record<string, string | number>>
  readonly linkedSpanIds: readonly string[]
  readonly isError: boolean
}

type Field = readonly [number: number, value: Buffer | number]

const ERROR = 2

/** Reads an `ExportTraceServiceRequest`, whose fields are in `opentelemetry/proto/trace/v1`. */
export function otlpSpans(bytes: Buffer): ReceivedSpan[] {
  return messages(bytes, 1)
    .flatMap((resource) => messages(resource, 2))
    .flatMap((scope) => messages(scope, 2))
    .map(spanOf)
}

function spanOf(bytes: Buffer): ReceivedSpan {
  const id = (field: number) => messages(bytes, field).join('')
  const hex = (field: number) => messages(bytes, field)[0]?.toString('hex') ?? ''
  const [status = Buffer.alloc(0)] = messages(bytes, 15)
  return {
    traceId: hex(1),
    spanId: hex(2),
    parentId: hex(4),
    name: id(5),
    kind: numberIn(bytes, 6),
    attributes: Object.fromEntries(messages(bytes, 9).map(attributeOf)),
    linkedSpanIds: messages(bytes, 13).flatMap((link) => messages(link, 2).map(hexOf)),
    isError: numberIn(status, 3) === ERROR,
  }
}

const hexOf = (bytes: Buffer) => bytes.toString('hex')

function attributeOf(bytes: Buffer): [string, string | number] {
  const [value = Buffer.alloc(0)] = messages(bytes, 2)
  const [text] = messages(value, 1)
  const number = fields(value).find(([field]) => field === 2 || field === 3)?.[1]
  return [messages(bytes, 1).join(''), text?.toString() ?? Number(number)]
}

function messages(bytes: Buffer, wanted: number): Buffer[] {
  return fields(bytes).flatMap(([field, value]) =>
    field === wanted && typeof value !== 'number' ? [value] : [],
  )
}

function numberIn(bytes: Buffer, wanted: number): number {
  const found = fields(bytes).find(([field]) => field === wanted)?.[1]
  return typeof found === 'number' ? found : 0
}

/** The fields of a message of Protocol Buffers; times, which have eight bytes, are left out. */
function fields(bytes: Buffer): Field[] {
  const found: Field[] = []
  let at = 0
  const readNumber = () => {
    let value = 0
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes.readUInt8(at++)
      value += (byte % 128) * factor
      if (byte < 128) return value
    }
  }
  while (at < bytes.length) {
    const tag = readNumber()
    const [field, wireType] = [Math.floor(tag / 8), tag % 8]
    if (wireType === 0) found.push([field, readNumber()])
    else if (wireType === 1) at += 8
    else if (wireType === 5) at += 4
    else {
      const length = readNumber()
      found.push([field, bytes.subarray(at, at + length)])
      at += length
    }
  }
  return found
}
