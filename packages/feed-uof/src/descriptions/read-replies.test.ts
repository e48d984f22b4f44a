import { expect, it } from 'vitest'
import { readFixture, readReply, readSchedule } from './read-replies.ts'

const SPORTS = 'xmlns="http://schemas.sportradar.com/sportsapi/v1/unified"'

/** In the form of the provider, which writes more than is read. */
const PARTS = `<tournament_round type="group" number="28" phase="regular season"/>
  <season id="sr:season:1" name="Copa 2026" start_date="2026-04-02" end_date="2026-09-24"/>
  <tournament id="sr:tournament:325" name="Brasileirão">
    <sport id="sr:sport:1" name="Soccer"/>
    <category id="sr:category:13" name="Brasil" country_code="BRA"/>
  </tournament>
  <competitors>
    <competitor id="sr:competitor:2" name="Santos" abbreviation="SAN" qualifier="away">
      <reference_ids><reference_id name="betradar" value="9"/></reference_ids>
    </competitor>
    <competitor id="sr:competitor:1" name="Grêmio" abbreviation="GRE" qualifier="home"/>
  </competitors>
  <venue id="sr:venue:606" name="Arena" capacity="53400" city_name="Porto Alegre"/>`
const SCHEDULED = 'id="sr:match:77" scheduled="2026-11-21T18:00:00+00:00"'
const MATCH = {
  urn: 'sr:match:77',
  sportUrn: 'sr:sport:1',
  tournament: { urn: 'sr:tournament:325', name: 'Brasileirão' },
  category: { urn: 'sr:category:13', name: 'Brasil' },
  startsAt: Date.UTC(2026, 10, 21, 18, 0),
  teams: [
    { urn: 'sr:competitor:1', name: 'Grêmio' },
    { urn: 'sr:competitor:2', name: 'Santos' },
  ],
  stage: 'Rodada 28',
  status: null,
}

it('reads a match of a schedule, which says only when it is scheduled', () => {
  const reply = `<schedule ${SPORTS} generated_at="2026-11-20T18:00:00+00:00">
    <sport_event ${SCHEDULED} status="not_started" liveodds="booked">${PARTS}</sport_event>
  </schedule>`
  expect(readSchedule(readReply(Buffer.from(reply), 'schedule'))).toEqual([
    { ...MATCH, status: 'not_started' },
  ])
})

it('reads when a match starts from a fixture, not when it was scheduled', () => {
  const reply = `<fixtures_fixture ${SPORTS}>
    <fixture ${SCHEDULED} start_time="2026-11-21T19:30:00+00:00">${PARTS}
      <extra_info><info key="neutral_ground" value="false"/></extra_info>
    </fixture></fixtures_fixture>`
  const startsAt = Date.UTC(2026, 10, 21, 19, 30)
  const root = readReply(Buffer.from(reply), 'fixtures_fixture')
  expect(readFixture(root)).toEqual({ ...MATCH, startsAt })
})
