import type { Random } from '@caderneta/pricing/random'

/** Two megabytes, as one attribute. */
const HUGE = 'y'.repeat(2 * 1024 * 1024)
/** Such messages take as long as a hundred others. */
const HUGE_SHARE = 300
const DEEP = 40

/** Odds that are none, in any notation. */
const NO_ODDS = [
  ...['NaN', 'Infinity', '-1.85', '-0', '0', '1', '1.000', '1e3', '1e999', '0x2', '1,85', ''],
  ...['1.85.1', '100000', '99999999999', '२', ' ', 'null', '١٫٥', '1.85€', '+1.85'],
]
const NO_STATE = ['x', '', '1.0', '77', '-9', '1e0', '0', '-1', '99999999999999999999', 'true']
const NO_NUMBER = ['', 'NaN', '-1', '1e5', 'x', '99999999999999999999', '0x12', '1.5']
const NO_SPECIFIERS = [
  ...['total=1|total=2', 'total', 'total=NaN', 'total=-2.5', 'total=99999999.5', '=', '|', 'a=b=c'],
  ...['total=2.5|hcp=1', '__proto__=1', 'setnr=1', `total=${'9'.repeat(600)}`],
]
const NO_EVENT = [
  ...['sr:match:999999999', 'sr:tournament:1', 'sr:match:-1', 'sr:match:', 'vf:match:1', ''],
  ...['sr:match:1; drop table game', 'sr:season:77', 'SR:MATCH:1', '../../etc/passwd'],
]
const NO_RESULT = ['2', '-1', 'x', '', '1.0', '99999999999999999999']
const NO_FACTOR = ['half', '9', '-1', '0.7', '1e0', '']
const NO_GROUPS = ['', 'unknown', '|', 'al', 'ALL ', `${'g'.repeat(600)}`]

type Damage = (text: string, random: Random) => string | Uint8Array

/** Replaces one of the values of an attribute. */
function attribute(name: string, values: readonly string[]): Damage {
  return (text, random) => {
    const found = [...text.matchAll(new RegExp(` ${name}="[^"]*"`, 'g'))]
    if (found.length === 0) return cut(text, random)
    const { index, 0: whole } = random.pick(found)
    const replaced = ` ${name}="${random.pick(values)}"`
    return `${text.slice(0, index)}${replaced}${text.slice(index + whole.length)}`
  }
}

const cut: Damage = (text, random) => text.slice(0, random.integer(0, text.length - 2))

/** Directly after the tag of the root. */
const inserted = (text: string, content: string): string => {
  const end = text.indexOf('>')
  return text[end - 1] === '/'
    ? `${text.slice(0, end - 1)}>${content}`
    : `${text.slice(0, end + 1)}${content}${text.slice(end + 1)}`
}

/** Damage after which nothing of a message may be used. */
const UNUSABLE: readonly Damage[] = [
  cut,
  (text) => `<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;">]>${text}`,
  (text) => text.replace(' product=', ' note="&undeclared;" product='),
  (text) => inserted(text, '<deep>'.repeat(DEEP)),
  (text) => inserted(text, `${'<deep>'.repeat(DEEP)}${'</deep>'.repeat(DEEP)}`),
  (text) => text.replace(/( product="\d+")/, '$1$1'),
  (text) => text.replace(/^<(\w+)/, '<unknown'),
  (text) => `${text}${text}`,
  (text) => Buffer.from(text, 'utf16le'),
  (text) => Buffer.concat([Buffer.from(text), Buffer.of(0xff)]),
  (text) => Buffer.from(text.replace(' product=', ' name="Grêmio" product='), 'latin1'),
  (text) => text.replace(/ product="\d+"/, ' product="77"'),
  attribute('product', NO_NUMBER),
  attribute('timestamp', ['', 'soon', '-1', 'NaN', '1e12', '99999999999999999999']),
  attribute('event_id', NO_EVENT),
]

/** Damage after which the sound part of a message may be used. */
const PARTIAL: readonly Damage[] = [
  attribute('odds', NO_ODDS),
  attribute('status', NO_STATE),
  attribute('active', NO_STATE),
  attribute('id', NO_NUMBER),
  attribute('specifiers', NO_SPECIFIERS),
  attribute('result', NO_RESULT),
  attribute('void_factor', NO_FACTOR),
  attribute('certainty', ['', '0', '3', 'x']),
  attribute('groups', NO_GROUPS),
  attribute('match_status', NO_NUMBER),
  attribute('home_score', ['', 'x', '-1', '1e9', '99999999999']),
  attribute('match_time', ['', '-1:00', '99999:00', 'x']),
  attribute('request_id', NO_NUMBER),
  (text) => `\u{feff}${text}`,
  (text, random) =>
    random.integer(1, HUGE_SHARE) === 1 ? text.replace(' product=', ` x="${HUGE}" product=`) : text,
]

/** A copy that says nothing: no part of it may be used. */
export function unusableMessage(text: string, random: Random): Uint8Array {
  return Buffer.from(random.pick(UNUSABLE)(text, random))
}

/** A copy of which what is sound may be used: it is what the sender sent, and perhaps long ago. */
export function damagedMessage(text: string, random: Random): Uint8Array {
  return Buffer.from(random.pick(random.integer(0, 1) === 0 ? UNUSABLE : PARTIAL)(text, random))
}

/** A copy whose time is another one, so that its age is wrong or none. */
export function misdatedMessage(text: string, random: Random, now: number): Uint8Array {
  const offsets = [-365 * 86_400_000, -3_600_000, -21_000, 6_000, 60_000, 10 * 365 * 86_400_000]
  const at = Math.max(0, now + random.pick(offsets))
  return Buffer.from(text.replace(/ timestamp="\d+"/, ` timestamp="${at}"`))
}
