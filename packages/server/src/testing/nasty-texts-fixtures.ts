import fc from 'fast-check'

/** Texts that once broke a parser, a database, a calendar or a sum somewhere. */
const NASTY_TEXTS = [
  ...['', ' ', '\0', 'a\0b', '\ud800', '\uffff', '\u202e', 'İ', 'ﬀ', '١٢', '💥'.repeat(40)],
  ...['0', '-0', '00', '-1', '+5', ' 5 ', '5\n', '1.000,5', '1_000', '0x10', '0.001', '5.001'],
  ...['1e400', '-1e400', 'NaN', 'Infinity', '9007199254740993', '9223372036854775808'],
  ...['9'.repeat(15), '9'.repeat(400), `0.${'9'.repeat(400)}`, '2147483648', '999999'],
  ...['null', 'true', 'false', '[]', '{}', '[[]]', '[null]', '[{}]', '{"__proto__":{"a":1}}'],
  ...["'; drop table player; --", '%00', '%', '../../etc/passwd', '<img onerror=x>', '\r\nx: y'],
  ...['00000000-0000-0000-0000-000000000000', 'constructor', '__proto__', 'toString', 'UTC'],
  ...['Etc/GMT+12', 'posixrules', 'a'.repeat(254), 'a@'.padEnd(254, 'a'), 'x'.repeat(20_000)],
]

const NASTY_DAYS = ['0000-01-01', '0001-01-01', '9999-12-31', '2026-02-30', '2026-13-01']

export const anyNastyText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...NASTY_TEXTS) },
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.integer().map(String),
  fc.double().map(String),
  fc.json({ maxDepth: 4 }),
)

export const anyNastyDay = fc.oneof(fc.constantFrom(...NASTY_DAYS), anyNastyText)

const anyMember = fc.oneof(
  fc.constantFrom('1', '0', '-1', '1e400', '1e-7', '9007199254740993', '5.001'),
  anyNastyText.map((text) => JSON.stringify(text)),
  fc.json(),
)

const orOdd = (sound: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 3, arbitrary: sound }, { weight: 1, arbitrary: anyMember })

/** The field `wagers` whose shape is nearly right, with existing selections. */
export function anyWagers(selections: readonly string[]): fc.Arbitrary<string> {
  const line = fc
    .record({
      ids: fc.array(orOdd(fc.constantFrom(...selections)), { minLength: 1, maxLength: 4 }),
      price: orOdd(fc.constant('"5.00"')),
      rate: orOdd(fc.constantFrom('1.01', '"1.01"')),
    })
    .map(({ ids, price, rate }) => `{"betGamesOddId":[${ids}],"price":${price},"rate":${rate}}`)
  return fc.oneof(
    { weight: 3, arbitrary: fc.array(line, { maxLength: 3 }).map((lines) => `[${lines}]`) },
    anyNastyText,
  )
}
