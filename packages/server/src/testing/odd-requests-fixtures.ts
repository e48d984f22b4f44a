import fc from 'fast-check'
import type { CallForm } from './call-forms-fixtures.ts'
import { anyNastyDay, anyNastyText, anyWagers } from './nasty-texts-fixtures.ts'

/** A request that no page of the product sends: it begins well and goes wrong somewhere. */
export interface OddRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | null
}

/** What a request needs to get far before it goes wrong. */
interface Known {
  readonly form: CallForm
  readonly selections: readonly string[]
  readonly token: string
}

const mostly = <Value>(weight: number, sound: Value, odd: fc.Arbitrary<Value>) =>
  fc.oneof({ weight, arbitrary: fc.constant(sound) }, { weight: 1, arbitrary: odd })

function anyValue(name: string, sound: string, selections: readonly string[]) {
  if (name === 'wagers') return anyWagers(selections)
  if (/^(slipId|withdrawalId)$/.test(name)) return mostly(1, sound, fc.uuid())
  return mostly(6, sound, /^\d{4}-\d{2}-\d{2}$/.test(sound) ? anyNastyDay : anyNastyText)
}

type Pairs = ReadonlyArray<readonly [name: string, value: string]>

/** The fields of a form, occasionally with one missing, repeated, or too many. */
function anyPairs({ form, selections }: Known): fc.Arbitrary<Pairs> {
  const fields = Object.entries(form).map(([name, sound]) =>
    fc.record({
      name: fc.constant(name),
      value: anyValue(name, sound, selections),
      times: mostly(40, 1, fc.constantFrom(0, 2)),
    }),
  )
  const stray = fc.record({
    name: anyNastyText,
    value: anyNastyText,
    times: mostly(8, 0, fc.constant(1)),
  })
  return fc
    .tuple(...fields, stray)
    .map((all) =>
      all.flatMap(({ name, value, times }) =>
        Array.from({ length: times }, () => [name, value] as const),
      ),
    )
}

const DELIMITER = '--between'

function multipart(pairs: Pairs, more: (name: string) => string): string {
  const parts = pairs.flatMap(([name, value]) => [
    DELIMITER,
    `Content-Disposition: form-data; name="${name}"${more(name)}`,
    '',
    value,
  ])
  return [...parts, `${DELIMITER}--`, ''].join('\r\n')
}

interface Encoding {
  readonly type: string
  readonly encode: (pairs: Pairs) => string
}

const MULTIPART = 'multipart/form-data; boundary=between'
const quoted = (pairs: Pairs) =>
  `{${pairs.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)}}`

const ENCODINGS: readonly Encoding[] = [
  { type: MULTIPART, encode: (pairs) => multipart(pairs, () => '') },
  { type: MULTIPART, encode: (pairs) => multipart(pairs, (name) => `; filename="${name}.png"`) },
  {
    type: 'application/x-www-form-urlencoded',
    encode: (pairs) => pairs.map((pair) => pair.map(percented).join('=')).join('&'),
  },
  { type: 'application/json', encode: quoted },
  {
    type: 'application/json; charset=utf-8',
    encode: (pairs) => `{${pairs.map(([name, value]) => `${JSON.stringify(name)}:${value}`)}}`,
  },
]

const WRONG_TYPES = ['text/plain', 'application/xml', 'application/json; charset=utf-16', ';;;']
const anyEncoding = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...ENCODINGS) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...WRONG_TYPES.map((type) => ({ type, encode: quoted }))),
  },
)

const percented = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, ''))

const anySegment = fc.oneof(
  anyNastyText.map(percented),
  fc.constantFrom('1', '%', '%zz', '%00', '..', '.', '', '%2e%2e%2f', '1;2', '1/2'),
)

const anyQuery = mostly(
  3,
  '',
  fc.oneof(
    fc.constantFrom('?', '?=', '?&&&', '?a=1&a=2', '?%', '?a[]=1&a[b]=2', `?${'a=1&'.repeat(900)}`),
    fc.array(anySegment, { maxLength: 4 }).map((words) => `?${words.join('=')}`),
  ),
)

const WRONG_METHODS = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']
const WRONG_TOKENS = ['', 'Bearer', 'Bearer a b', `Bearer ${'x'.repeat(300)}`, 'Basic YTpi', 'ÿ']
const LANGUAGES = ['pt-BR', 'en', '', ',;q', 'x'.repeat(2_000)]

/** A request to a route, which is written as 'POST /api/sport/game/:gameId'. */
export function anyOddRequest(route: string, known: Known): fc.Arbitrary<OddRequest> {
  const [method = '', url = ''] = route.split(' ')
  return fc
    .record({
      method: mostly(16, method, fc.constantFrom(...WRONG_METHODS)),
      segment: anySegment,
      query: anyQuery,
      encoding: anyEncoding,
      authorization: mostly(16, `Bearer ${known.token}`, fc.constantFrom(...WRONG_TOKENS)),
      language: fc.constantFrom(...LANGUAGES),
      pairs: anyPairs(known),
    })
    .map(({ segment, query, encoding, authorization, language, pairs, ...odd }) => ({
      method: odd.method,
      path: url.replace(/:\w+|\*$/, segment) + query,
      headers: { 'content-type': encoding.type, authorization, 'accept-language': language },
      body: /^(GET|HEAD)$/.test(odd.method) ? null : Buffer.from(encoding.encode(pairs)),
    }))
}
