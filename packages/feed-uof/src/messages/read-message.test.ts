import { describe, expect, it } from 'vitest'
import { hostileMessages, SOUND_MESSAGES } from '../testing/hostile-messages.ts'
import { MESSAGE_REFUSALS, readMessage } from './read-message.ts'
import { MESSAGE_LIMITS } from './read-xml.ts'

const read = (text: string) => readMessage(Buffer.from(text))
const EVENT = 'product="1" event_id="sr:match:77" timestamp="1000"'

function oddsChange(content: string) {
  const result = read(`<odds_change ${EVENT}>${content}</odds_change>`)
  if (!('message' in result) || result.message.kind !== 'odds_change') throw new Error('not read')
  return result.message
}

describe('a message', () => {
  it('of every kind is read', () => {
    const kinds = SOUND_MESSAGES.map((text) => {
      const result = read(text)
      return 'message' in result ? result.message.kind : result.refusal
    })
    expect(kinds).toEqual([
      'alive',
      'snapshot_complete',
      'odds_change',
      'bet_stop',
      'bet_settlement',
      'bet_cancel',
      'rollback_bet_settlement',
      'rollback_bet_cancel',
      'fixture_change',
    ])
  })

  it('has odds exactly as they are written, or none', () => {
    const written = ['1.85', '1.855', '2', '1.8555', '1.001', '1.00', '0', '-2', '1e3', '99999']
    const outcomes = written.map((odds, id) => `<outcome id="${id}" odds="${odds}"/>`).join('')
    const { markets } = oddsChange(`<odds><market id="1">${outcomes}</market></odds>`)
    expect(markets[0]?.outcomes.map(({ odds }) => odds)).toEqual([
      1850,
      1855,
      2000,
      1855,
      1001,
      null,
      null,
      null,
      null,
      null,
    ])
  })

  it('has its parameters sorted by name', () => {
    const { markets } = oddsChange('<odds><market id="9" specifiers="total=9.5|setnr=1"/></odds>')
    expect(markets[0]?.specifiers).toBe('setnr=1|total=9.5')
  })

  it('is read without a market that cannot be identified', () => {
    const { markets } = oddsChange(
      '<odds><market id="x"/><market id="1" specifiers="a"/><market id="2"/></odds>',
    )
    expect(markets.map(({ id }) => id)).toEqual([2])
  })

  it('of a settlement is not read without a factor that is unreadable', () => {
    const result = read(`<bet_settlement ${EVENT} certainty="1"><outcomes><market id="1">
      <outcome id="1" result="1" void_factor="half"/><outcome id="2" result="0" void_factor="1"/>
      </market></outcomes></bet_settlement>`)
    expect(result).toMatchObject({
      message: { markets: [{ outcomes: [{ id: '2', voidFactor: 1000, deadHeatFactor: null }] }] },
    })
  })

  it('has the points of a game of tennis and the score of its set', () => {
    const { status } = oddsChange(`<sport_event_status status="1" match_status="9" home_score="1"
      away_score="0" home_gamescore="50" away_gamescore="40"><period_scores><period_score
      match_status_code="9" home_score="3" away_score="2"/></period_scores></sport_event_status>`)
    expect(status).toMatchObject({
      gameScore: ['AD', '40'],
      periodScores: [{ matchStatus: 9, score: [3, 2] }],
    })
  })
})

describe('what is no message', () => {
  it.each([
    ['', 'malformed'],
    ['no xml', 'malformed'],
    ['<alive', 'malformed'],
    ['<alive/><alive/>', 'malformed'],
    ['<!DOCTYPE alive><alive/>', 'doctype'],
    ['<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>', 'doctype'],
    ['<a>&x;</a>', 'malformed'],
    ['<a>'.repeat(40), 'too_deep'],
    ['<toString/>', 'unknown_kind'],
    ['<odds_change product="1"/>', 'incomplete'],
    ['<alive product="1" timestamp="soon" subscribed="1"/>', 'incomplete'],
  ])('is refused: %s', (text, refusal) => {
    expect(read(text)).toEqual({ refusal })
  })

  it('is refused when it is no text, too large, or has too many elements', () => {
    expect(readMessage(Uint8Array.of(0x3c, 0xff, 0x3e))).toEqual({ refusal: 'not_utf8' })
    expect(readMessage(new Uint8Array(MESSAGE_LIMITS.bytesMax + 1))).toEqual({
      refusal: 'too_large',
    })
    const many = `<a>${'<b/>'.repeat(MESSAGE_LIMITS.elementsMax)}</a>`
    expect(read(many)).toEqual({ refusal: 'too_many_elements' })
  })

  it('never throws, for 1,500 messages that are damaged', () => {
    let refused = 0
    for (const bytes of hostileMessages('damage', 1_500)) {
      const result = readMessage(bytes)
      if ('message' in result) expect(result.message.product).toBeGreaterThan(0)
      else {
        expect(MESSAGE_REFUSALS).toContain(result.refusal)
        refused += 1
      }
    }
    expect(refused).toBeGreaterThan(700)
  })
})
