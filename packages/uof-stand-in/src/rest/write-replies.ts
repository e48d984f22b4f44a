import { SPORT_ROUTES, sportById } from '@caderneta/domain/markets/registry/sports'
import type { GameFixture } from '@caderneta/feed/messages'
import { LIVE, PRE_MATCH } from '../feed/stand-in.ts'
import { OFFER_BY_SPORT } from '../markets/offer-by-sport.ts'
import type { SeasonGame } from '../season/season-game.ts'
import { MATCH_STATUS_NAMES } from '../wire/match-statuses.ts'
import { categoryUrn, matchUrn, sportNumber, tournamentUrn } from '../wire/urns.ts'
import { writeRound } from '../wire/write-round.ts'
import { xml } from '../wire/xml.ts'
import { SPORTS_NAMES } from './responses.ts'
import { STATUS_NAMES, writeSummaryStatus } from './write-summary-status.ts'

const YEAR_MS = 365 * 86_400_000
const ABBREVIATION = 3

export function whoAmI(virtualHost: string, now: number): string {
  const details = {
    response_code: 'OK',
    bookmaker_id: 1,
    virtual_host: virtualHost,
    expire_at: moment(now + YEAR_MS),
  }
  return xml('bookmaker_details', details, [xml('message', {}, ['The token is known.'])])
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

export function matchStatuses(): string {
  return xml(
    'match_status_descriptions',
    { response_code: 'OK' },
    Object.entries(MATCH_STATUS_NAMES).map(([id, description]) =>
      xml('match_status', { id, description }),
    ),
  )
}

export function schedule(games: readonly SeasonGame[], now: number): string {
  const events = games.map(({ fixture: game, status }) => {
    const attributes = { ...eventAttributes(game), status: STATUS_NAMES[status] }
    return xml('sport_event', attributes, eventParts(game))
  })
  return xml('schedule', ofSports(now), events)
}

export function fixture({ fixture: game }: SeasonGame, now: number): string {
  const attributes = { ...eventAttributes(game), start_time: moment(game.startsAt) }
  return xml('fixtures_fixture', ofSports(now), [xml('fixture', attributes, eventParts(game))])
}

export function summary(game: SeasonGame, now: number): string {
  return xml('match_summary', ofSports(now), [
    xml('sport_event', eventAttributes(game.fixture), eventParts(game.fixture)),
    writeSummaryStatus(game),
  ])
}

const moment = (at: number) => new Date(at).toISOString()

const ofSports = (now: number) => ({ xmlns: SPORTS_NAMES, generated_at: moment(now) })

function eventAttributes({ gameId, startsAt }: GameFixture) {
  return { id: matchUrn(gameId), scheduled: moment(startsAt) }
}

function eventParts(game: GameFixture): readonly string[] {
  const { sportId, tournamentName, location, teams } = game
  const sport = { id: `sr:sport:${sportNumber(sportId)}`, name: sportById(sportId)?.route }
  const competitors = teams.map(({ id, name }, side) =>
    xml('competitor', {
      id: `sr:competitor:${id}`,
      name,
      abbreviation: abbreviated(name),
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

/** The first letters and digits of a name: 'SAO' of 'São Paulo'. */
function abbreviated(name: string): string {
  const letters = name.normalize('NFD').replace(/[^\p{L}\p{N}]/gu, '')
  return letters.slice(0, ABBREVIATION).toUpperCase()
}
