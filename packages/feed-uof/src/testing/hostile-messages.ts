import { type Random, randomFrom } from '@caderneta/pricing/random'

const EVENT = 'product="1" event_id="sr:match:77" timestamp="1795723200000"'

/** One sound message of each kind. */
export const SOUND_MESSAGES: readonly string[] = [
  '<alive product="1" timestamp="1795723200000" subscribed="1"/>',
  '<snapshot_complete product="1" timestamp="1795723200000" request_id="7"/>',
  `<odds_change ${EVENT}><sport_event_status status="1" match_status="6" home_score="1"
    away_score="0"><clock match_time="12:00"/></sport_event_status><odds><market id="18"
    specifiers="total=2.5" status="1"><outcome id="12" odds="1.9" active="1"/><outcome id="13"
    odds="1.95" active="1"/></market></odds></odds_change>`,
  `<bet_stop ${EVENT} groups="all"/>`,
  `<bet_settlement ${EVENT} certainty="2"><outcomes><market id="1"><outcome id="1" result="1"
    void_factor="0.5" dead_heat_factor="0.33"/></market></outcomes></bet_settlement>`,
  `<bet_cancel ${EVENT} start_time="1" end_time="2"><market id="1"/></bet_cancel>`,
  `<rollback_bet_settlement ${EVENT}><market id="1"/></rollback_bet_settlement>`,
  `<rollback_bet_cancel ${EVENT}><market id="1"/></rollback_bet_cancel>`,
  `<fixture_change ${EVENT} change_type="2" start_time="1795723200000"/>`,
]

const NASTY = [
  '\0',
  '\u{fffe}',
  '<!DOCTYPE a [<!ENTITY b "bbbbbbbb"><!ENTITY c "&b;&b;&b;">]>',
  '&c;',
  '&#0;',
  '&#xD800;',
  '<![CDATA[',
  ']]>',
  '<?xml version="9"?>',
  '<!-- -- -->',
  '__proto__="1"',
  'constructor="1"',
  'id="NaN"',
  'odds="1e999"',
  'odds="-1"',
  'result="99"',
  'timestamp="-1"',
  'timestamp="99999999999999999999"',
  'specifiers="total=1|total=2"',
  'specifiers="a=b=c"',
  'id="9007199254740993"',
  '<market>'.repeat(50),
  `x="${'y'.repeat(5_000)}"`,
  '</odds></odds_change>',
  'event_id="sr:match:1; drop table game"',
]

/** So many messages that are damaged, all different; the same for the same seed. */
export function* hostileMessages(seed: string, count: number): Generator<Uint8Array> {
  const random = randomFrom(seed)
  for (let made = 0; made < count; made += 1) {
    let text = random.pick(SOUND_MESSAGES)
    for (let left = random.integer(1, 4); left > 0; left -= 1) text = damaged(text, random)
    const bytes = Buffer.from(text)
    // Some are no longer text.
    if (random.integer(0, 3) === 0 && bytes.length > 0)
      bytes[random.integer(0, bytes.length - 1)] = random.integer(0, 255)
    yield bytes
  }
}

const VALUES = ['', '0', '-1', '1e9', 'é', '\u{1f600}']

function damaged(text: string, random: Random): string {
  const [from, length] = [random.integer(0, text.length), random.integer(0, 30)]
  const [before, rest] = [text.slice(0, from), text.slice(from)]
  const inserted = (more: string) => `${before}${more}${rest}`
  const ways = [
    () => before,
    () => `${before}${rest.slice(length)}`,
    () => inserted(random.pick(NASTY)),
    () => `${text}${random.pick(SOUND_MESSAGES)}`,
    () => inserted(rest.slice(0, length).repeat(20)),
    () =>
      text.replace(/"([^"]*)"/g, (whole) =>
        random.integer(0, 5) === 0 ? `"${random.pick(VALUES)}"` : whole,
      ),
  ]
  return random.pick(ways)()
}
