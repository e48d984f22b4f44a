import { SPORT_ROUTES, sportById } from '@caderneta/domain/markets/registry/sports'
import type { GameFixture } from '@caderneta/feed/messages'
import { LIVE, PRE_MATCH } from '../feed/stand-in.ts'
import { OFFER_BY_SPORT } from '../markets/offer-by-sport.ts'
import type { SeasonGame } from '../season/season-game.ts'
import { categoryUrn, matchUrn, sportNumber, tournamentUrn } from '../wire/urns.ts'
import { writeRound } from '../wire/write-round.ts'
import { writeStatus } from '../wire/write-status.ts'
import { xml } from '../wire/xml.ts'

const YEAR_MS = 365 * 86_400_000

export function whoAmI(virtualHost: string, now: number): string {
  return xml('bookmaker_details', {
    response_code: 'OK',
    bookmaker_id: 1,
    virtual_host: virtualHost,
    expire_at: new Date(now + YEAR_MS).toISOString(),
  })
}

export function producers(address: string): string {
  const producer = (id: number, name: string, path: string, scope: string, minutes: number) =>
    xml('producer', {
      id,
      name,
      description: name,
      api_url: `${address}/v1/${path}/`,
      active: true,
      scope,
      stateful_recovery_window_in_minutes: minutes,
    })
  return xml('producers', { response_code: 'OK' }, [
    producer(LIVE, 'LO', 'liveodds', 'live', 600),
    producer(PRE_MATCH, 'Ctrl', 'pre', 'prematch', 4320),
  ])
}

/** Each market once, whatever sports have it. */
export function marketDescriptions(): string {
  const written = new Map<number, string>()
  for (const route of SPORT_ROUTES) {
    for (const { uof, outcomes, groups } of Object.values(OFFER_BY_SPORT[route])) {
      const ids = typeof uof === 'number' ? [uof] : Object.values(uof)
      for (const id of ids) {
        const names = Object.entries(outcomes)
        const listed = names.map(([name, outcome]) => xml('outcome', { id: outcome, name }))
        written.set(
          id,
          xml('market', { id, name: `Market ${id}`, groups }, [xml('outcomes', {}, listed)]),
        )
      }
    }
  }
  return xml('market_descriptions', { response_code: 'OK' }, [...written.values()])
}

const MATCH_STATUSES = {
  0: 'Not started',
  6: '1st half',
  31: 'Halftime',
  7: '2nd half',
  100: 'Ended',
}

export function matchStatuses(): string {
  return xml(
    'match_status_descriptions',
    { response_code: 'OK' },
    Object.entries(MATCH_STATUSES).map(([id, description]) =>
      xml('match_status', { id, description }),
    ),
  )
}

export function schedule(games: readonly SeasonGame[], now: number): string {
  return xml(
    'schedule',
    { generated_at: new Date(now).toISOString() },
    games.map((game) => xml('sport_event', eventAttributes(game), eventParts(game.fixture))),
  )
}

export function fixture(game: SeasonGame, now: number): string {
  return xml('fixtures_fixture', { generated_at: new Date(now).toISOString() }, [
    xml('fixture', eventAttributes(game), eventParts(game.fixture)),
  ])
}

export function summary(game: SeasonGame): string {
  return xml('match_summary', {}, [
    xml('sport_event', eventAttributes(game), eventParts(game.fixture)),
    writeStatus(game),
  ])
}

function eventAttributes({ fixture: { gameId, startsAt } }: SeasonGame) {
  const scheduled = new Date(startsAt).toISOString()
  return { id: matchUrn(gameId), scheduled, start_time: scheduled }
}

function eventParts(game: GameFixture): readonly string[] {
  const { sportId, tournamentName, location, teams } = game
  const sport = { id: `sr:sport:${sportNumber(sportId)}`, name: sportById(sportId)?.route }
  const competitors = teams.map(({ id, name }, side) =>
    xml('competitor', {
      id: `sr:competitor:${id}`,
      name,
      qualifier: side === 0 ? 'home' : 'away',
    }),
  )
  return [
    ...writeRound(game),
    xml('tournament', { id: tournamentUrn(game), name: tournamentName }, [
      xml('sport', sport),
      xml('category', { id: categoryUrn(game), name: location }),
    ]),
    xml('competitors', {}, competitors),
  ]
}
