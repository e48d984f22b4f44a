import { readPublicBase } from '@caderneta/contract/accounts/session-calls'
import { HOME_GAMES, type SportItemRequest } from '@caderneta/contract/catalogue/catalogue'
import { readGame } from '@caderneta/contract/catalogue/game-call'
import { listGames } from '@caderneta/contract/catalogue/list-call'
import type { Language } from '@caderneta/contract/language'
import type { BaseUnauthReply, ClientWire } from '@caderneta/contract/site'
import { replyText } from '../../http/call-response.ts'
import type { PageHead, PreloadedResponses } from '../../http/site/page-html.ts'
import type { BookGame, CatalogueBodies, MarketBook, PublicBase } from '../catalogue/catalogue.ts'
import { FIRST_PAGE_TEXTS } from './first-page-texts.ts'
import { parseSiteRoute, type SiteRoute } from './site-route.ts'

interface FirstPageDeps {
  readonly book: MarketBook
  readonly bodies: CatalogueBodies
  readonly publicBase: PublicBase
  readonly client: () => ClientWire
  readonly publicUrl: string
}

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

  head(path: string, language: Language): PageHead {
    const canonicalUrl = `${this.#deps.publicUrl}${path === '/index.html' ? '/' : path}`
    const page = parseSiteRoute(path)
    const pageTexts = this.#pageTexts(page, language)
    const shared = {
      language: FIRST_PAGE_TEXTS[language].language,
      canonicalUrl,
      page: page.kind,
    }
    const { home: title, homeDescription: description } = FIRST_PAGE_TEXTS[language]
    return { ...shared, title, description, ...pageTexts, isIndexed: pageTexts !== null }
  }

  preloadedResponses(path: string, language: Language): PreloadedResponses {
    const { publicBase, client } = this.#deps
    const body: BaseUnauthReply = {
      menu: publicBase.menu(language),
      markets: publicBase.markets(language),
      dashboard: publicBase.dashboard(language),
      competitions: publicBase.competitions(),
      client: client(),
    }
    const base = { [readPublicBase.path]: replyText({ done: 'ok', body }, language) }
    return { ...base, ...this.#firstList(parseSiteRoute(path), language) }
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
    if (page.kind === 'other') return null
    const name = this.#sportName(page.route, language)
    if (page.kind === 'match') return this.#matchTexts(this.#gameOf(page), language)
    if (page.kind === 'tournament') return this.#tournamentTexts(page.tournamentId, language)
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

  #tournamentTexts(tournamentId: string, language: Language) {
    const texts = FIRST_PAGE_TEXTS[language]
    for (const { fixture } of this.#deps.book.games()) {
      const { tournamentName: name, location } = fixture
      if (String(fixture.tournamentId) === tournamentId && name !== '')
        return {
          title: texts.tournament(name),
          description: texts.tournamentDescription(name, location),
        }
    }
    return null
  }
}

function listOf(page: SiteRoute): SportItemRequest | null {
  if (page.kind === 'home') return HOME_GAMES
  if (page.kind === 'live') return { list: 'live' }
  if (page.kind === 'sport') return { route: page.route }
  if (page.kind === 'list') return { route: page.route, list: page.list }
  if (page.kind === 'tournament') return { championshipId: page.tournamentId }
  return null
}

/** The call in the notation of the page: its path and its fields by name. */
function callOf(request: SportItemRequest): string {
  const fields = Object.entries(request)
    .flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
    .sort(([one = ''], [other = '']) => (one < other ? -1 : 1))
  return `${listGames.path}?${new URLSearchParams(fields)}`
}
