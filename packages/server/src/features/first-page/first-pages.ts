import { readPublicBase } from '@caderneta/contract/accounts/session-calls'
import { HOME_GAMES } from '@caderneta/contract/catalogue/catalogue'
import { readGame } from '@caderneta/contract/catalogue/game-call'
import { listGames } from '@caderneta/contract/catalogue/list-call'
import type { SportItemRequest } from '@caderneta/contract/catalogue/list-request'
import type { Language } from '@caderneta/contract/language'
import type { BaseUnauthReply, ClientWire } from '@caderneta/contract/site'
import { isOver } from '@caderneta/domain/markets/game/game'
import type { Clock } from '../../clock.ts'
import { replyText } from '../../http/call-response.ts'
import type { BudgetedPaint } from '../../http/site/budgeted-paint.ts'
import type { PageHead, PreloadedResponses } from '../../http/site/page-html.ts'
import type {
  BookGame,
  CatalogueBodies,
  GameResults,
  MarketBook,
  PublicBase,
  ResultsOf,
} from '../catalogue/catalogue.ts'
import { FIRST_PAGE_TEXTS } from './first-page-texts.ts'
import { parseSiteRoute, type SiteRoute } from './site-route.ts'

interface FirstPageDeps {
  readonly clock: Clock
  readonly book: MarketBook
  readonly results: Pick<GameResults, 'read'>
  readonly bodies: CatalogueBodies
  readonly publicBase: PublicBase
  readonly client: () => ClientWire
  readonly publicUrl: string
  readonly paint: BudgetedPaint | null
}

/**
 * The pages of lists, and the player's own without what is on them; home and match have the frame
 * of the build and one thing of their own.
 */
const PAINTED: readonly SiteRoute['kind'][] = [
  ...(['sport', 'tournament', 'team', 'list', 'live', 'bets'] as const),
]

type PageTexts = Pick<PageHead, 'title' | 'description' | 'heading'>

/** A longer list would delay the page that contains it: its first part is preloaded instead. */
const PRELOADED_LENGTH_MAX = 120_000

/**
 * Title and description of the first page of a visit, and the responses that it would request at
 * once.
 */
export class FirstPages {
  readonly #deps: FirstPageDeps

  constructor(deps: FirstPageDeps) {
    this.#deps = deps
  }

  get version(): unknown {
    return this.#deps.book.version
  }

  now(): number {
    return this.#deps.clock.now()
  }

  /**
   * Whether the address is certain to lead to nothing. Until the feed has sent all of its games,
   * and while the database does not respond, a game, a tournament or a team may exist that is
   * unknown here.
   */
  async isMissing(path: string): Promise<boolean> {
    const page = parseSiteRoute(path)
    if (page.kind === 'missing') return true
    if (page.kind !== 'match' && page.kind !== 'tournament' && page.kind !== 'team') return false
    if (this.#deps.book.missingSnapshot !== null) return false
    if (page.kind === 'match') return this.#gameOf(page) === undefined
    return !this.#hasGameToCome(page) && !(await this.#mayHaveResults(page))
  }

  head(path: string | null, language: Language): PageHead {
    const texts = FIRST_PAGE_TEXTS[language]
    if (path === null) {
      const { missing: title, missingDescription: description } = texts
      return { language: texts.language, title, description, isIndexed: false }
    }
    const page = parseSiteRoute(path)
    const pageTexts = this.#pageTexts(page, language)
    const shared = {
      language: texts.language,
      canonicalUrl: `${this.#deps.publicUrl}${path}`,
      page: page.kind,
    }
    const { home: title, homeDescription: description } = texts
    return { ...shared, title, description, ...pageTexts, isIndexed: pageTexts !== null }
  }

  preloadedResponses(path: string | null, language: Language): PreloadedResponses {
    const { publicBase, client } = this.#deps
    const body: BaseUnauthReply = {
      menu: publicBase.menu(language),
      markets: publicBase.markets(language),
      dashboard: publicBase.dashboard(language),
      competitions: publicBase.competitions(),
      client: client(),
    }
    const base = { [readPublicBase.path]: replyText({ done: 'ok', body }, language) }
    return path === null ? base : { ...base, ...this.#firstList(parseSiteRoute(path), language) }
  }

  /** The first rows of a list, as the page itself will render them. */
  painted(path: string, language: Language, preloaded: PreloadedResponses): string | null {
    const { paint, clock } = this.#deps
    if (paint === null || !PAINTED.includes(parseSiteRoute(path).kind)) return null
    const replies = new Map(
      Object.entries(preloaded).map(([call, text]): [string, unknown] => [call, JSON.parse(text)]),
    )
    return paint({ path, language, replies, now: clock.now() })
  }

  #hasGameToCome(of: ResultsOf): boolean {
    for (const game of this.#deps.book.games())
      if (isGameOf(game, of) && !isOver(game.status)) return true
    return false
  }

  async #mayHaveResults(of: ResultsOf): Promise<boolean> {
    try {
      return (await this.#deps.results.read(of, 1)).length > 0
    } catch {
      return true
    }
  }

  #firstList(page: SiteRoute, language: Language): PreloadedResponses {
    const { bodies } = this.#deps
    const game = this.#gameOf(page)
    if (game) {
      const path = readGame.path.replace(':gameId', String(game.fixture.gameId))
      return { [path]: bodies.game(game, language).text }
    }
    const request = listOf(page)
    if (request === null) return {}
    const { text } = bodies.list(request, language)
    if (text.length <= PRELOADED_LENGTH_MAX) return { [callOf(request)]: text }
    const first = { ...request, part: 'first' } as const
    return { [callOf(first)]: bodies.list(first, language).text }
  }

  #gameOf(page: SiteRoute): BookGame | undefined {
    return page.kind === 'match' ? this.#deps.book.game(page.gameId) : undefined
  }

  /** Null for pages that must not be indexed: private ones, and those of nothing. */
  #pageTexts(page: SiteRoute, language: Language): PageTexts | null {
    const texts = FIRST_PAGE_TEXTS[language]
    if (page.kind === 'home') return { title: texts.home, description: texts.homeDescription }
    if (page.kind === 'live') return { title: texts.live, description: texts.liveDescription }
    if (page.kind === 'bets' || page.kind === 'other' || page.kind === 'missing') return null
    if (page.kind === 'match') return this.#matchTexts(this.#gameOf(page), language)
    if (page.kind === 'tournament') return this.#tournamentTexts(page.tournamentId, language)
    if (page.kind === 'team') return this.#teamTexts(page.teamId, language)
    const name = this.#sportName(page.route, language)
    return { title: texts.sport(name), description: texts.sportDescription(name) }
  }

  #sportName(route: string, language: Language): string {
    return this.#deps.publicBase.menu(language).find((one) => one.route === route)?.name ?? route
  }

  #matchTexts(game: BookGame | undefined, language: Language) {
    if (!game) return null
    const texts = FIRST_PAGE_TEXTS[language]
    const [{ name: home }, { name: away }] = game.fixture.teams
    const { tournamentName: tournament, startsAt } = game.fixture
    const description = texts.matchDescription({ home, away, tournament, startsAt })
    const heading = texts.matchHeading(home, away)
    return { title: texts.match(home, away), description, heading }
  }

  #tournamentTexts(tournamentId: number, language: Language) {
    const texts = FIRST_PAGE_TEXTS[language]
    for (const { fixture } of this.#deps.book.games()) {
      const { tournamentName: name, location } = fixture
      if (fixture.tournamentId === tournamentId && name !== '')
        return {
          title: texts.tournament(name),
          description: texts.tournamentDescription(name, location),
        }
    }
    return null
  }

  #teamTexts(teamId: number, language: Language) {
    const texts = FIRST_PAGE_TEXTS[language]
    for (const { fixture } of this.#deps.book.games()) {
      const name = fixture.teams.find(({ id }) => id === teamId)?.name
      if (name) return { title: texts.team(name), description: texts.teamDescription(name) }
    }
    return null
  }
}

function isGameOf({ fixture }: BookGame, of: ResultsOf): boolean {
  if ('tournamentId' in of) return fixture.tournamentId === of.tournamentId
  return fixture.teams.some(({ id }) => id === of.teamId)
}

function listOf(page: SiteRoute): SportItemRequest | null {
  if (page.kind === 'home') return HOME_GAMES
  if (page.kind === 'live') return { list: 'live' }
  if (page.kind === 'sport') return { route: page.route }
  if (page.kind === 'list') return { route: page.route, list: page.list }
  if (page.kind === 'tournament') return { championshipId: String(page.tournamentId) }
  if (page.kind === 'team') return { teamId: String(page.teamId) }
  return null
}

/** The call in the notation of the page: its path and its fields by name. */
function callOf(request: SportItemRequest): string {
  const fields = Object.entries(request)
    .flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
    .sort(([one = ''], [other = '']) => (one < other ? -1 : 1))
  return `${listGames.path}?${new URLSearchParams(fields)}`
}
