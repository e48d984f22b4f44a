import { parseArgs } from 'node:util'

export interface StandInSettings {
  readonly seed: string
  readonly speed: number
  readonly games: number
  /** Days before the start that have their results. */
  readonly past: number
  readonly port: number
  readonly amqp: string
  readonly token: string
  readonly drop: number
  readonly duplicate: number
  readonly reorder: number
  readonly silence: Span | null
  readonly kill: Span | null
}

/** In seconds from the start. */
export interface Span {
  readonly from: number
  readonly until: number
}

export const USAGE = `npm run uof -- [options]
  --seed TEXT --speed N --games N   the season, as FEED_SEED, FEED_SPEED and FEED_GAMES
  --past DAYS                       results of so many days before the start, as FEED_PAST_DAYS
  --port N --amqp URL --token TEXT  where it is reached
  --drop N --duplicate N --reorder N   every Nth message is lost, repeated, exchanged with the next
  --silence FROM-UNTIL   no message is sent between these seconds after the start
  --kill FROM-UNTIL      nothing is sent and no call is answered
`

/** The options of the command; throws a sentence for a wrong one. */
export function standInSettings(args: readonly string[]): StandInSettings {
  const text = (fallback: string) => ({ type: 'string', default: fallback }) as const
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: text('caderneta'),
      speed: text('1'),
      games: text('1500'),
      past: text('330'),
      port: text('8780'),
      amqp: text('amqp://guest:guest@127.0.0.1:5672'),
      token: text('stand-in'),
      drop: text('0'),
      duplicate: text('0'),
      reorder: text('0'),
      silence: text(''),
      kill: text(''),
    },
  })
  const { seed, token } = values
  return {
    seed,
    token,
    amqp: brokerOf(values.amqp),
    speed: numberOf('speed', values.speed),
    games: numberOf('games', values.games),
    past: numberOf('past', values.past),
    port: numberOf('port', values.port),
    drop: numberOf('drop', values.drop),
    duplicate: numberOf('duplicate', values.duplicate),
    reorder: numberOf('reorder', values.reorder),
    silence: spanOf('silence', values.silence),
    kill: spanOf('kill', values.kill),
  }
}

function numberOf(name: string, text: string): number {
  if (!/^\d{1,6}(\.\d{1,3})?$/.test(text)) throw new Error(`--${name} must be a number`)
  return Number(text)
}

function brokerOf(text: string): string {
  if (!/^amqps?:\/\//.test(text) || !URL.canParse(text))
    throw new Error('--amqp must be an address such as amqp://guest:guest@127.0.0.1:5672')
  return text
}

function spanOf(name: string, text: string): Span | null {
  if (text === '') return null
  const [, from, until] = /^(\d{1,6})-(\d{1,6})$/.exec(text) ?? []
  if (from === undefined || until === undefined || Number(from) >= Number(until))
    throw new Error(`--${name} must be two seconds after the start, such as 60-90`)
  return { from: Number(from), until: Number(until) }
}
