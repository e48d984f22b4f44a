import { HOME_GAMES, type SportItemRequest } from '@caderneta/contract/catalogue/catalogue'
import type { Language } from '@caderneta/contract/language'
import type { ClientWire } from '@caderneta/contract/site'
import { replyText } from '../../http/answer.ts'
import type { GivenReplies, PageHead } from '../../http/site/page-html.ts'
import type { BookGame, CatalogueBodies, MarketBook, PublicBase } from '../catalogue/catalogue.ts'
import { FIRST_PAGE_TEXTS } from './first-page-texts.ts'
import { type PagePlace, pagePlace } from './page-place.ts'

export interface FirstPageParts {
  readonly book: MarketBook
  readonly bodies: CatalogueBodies
  readonly publicBase: PublicBase
  readonly client: () => ClientWire
  readonly publicUrl: string
}

type PageWords = Pick<PageHead, 'title' | 'description' | 'heading'>

/** A longer list would hold up the page that it comes with; the page asks for it as before. */
const GIVEN_LENGTH_MAX = 120_000

/** What the first page of a visit says of itself, and the answers that it would ask for at once. */
export class FirstPages {
  readonly #parts: FirstPageParts

  constructor(parts: FirstPageParts) {
    this.#parts = parts
  }

  get version(): unknown {
    return this.#parts.book.version
  }

  head(path: string, language: Language): PageHead {
    const canonicalUrl = `${this.#parts.publicUrl}${path === '/index.html' ? '/' : path}`
    const place = pagePlace(path)
    const words = this.#words(place, language)
    const shared = {
      language: FIRST_PAGE_TEXTS[language].language,
      canonicalUrl,
      page: place.kind,
    }
    const { home: title, homeDescription: description } = FIRST_PAGE_TEXTS[language]
    return { ...shared, title, description, ...words, isIndexed: words !== null }
  }

  given(path: string, language: Language): GivenReplies {
    const { publicBase, client } = this.#parts
    const body = {
      menu: publicBase.menu(language),
      markets: publicBase.markets(language),
      dashboard: publicBase.dashboard(language),
      client: client(),
    }
    const base = { base_unauth: replyText({ done: 'ok', body }, language) }
    return { ...base, ...this.#firstList(pagePlace(path), language) }
  }

  #firstList(place: PagePlace, language: Language): GivenReplies {
    const { bodies } = this.#parts
    const game = this.#gameOf(place)
    if (game) return { [`sport/game/${game.fixture.gameId}`]: bodies.game(game, language).text }
    const asked = listOf(place)
    if (asked === null) return {}
    const { text } = bodies.list(asked, language)
    return text.length > GIVEN_LENGTH_MAX ? {} : { [callOf(asked)]: text }
  }

  #gameOf(place: PagePlace): BookGame | undefined {
    return place.kind === 'match' ? this.#parts.book.game(place.gameId) : undefined
  }

  /** Null for pages that nobody should find: private ones, and those of nothing. */
  #words(place: PagePlace, language: Language): PageWords | null {
    const texts = FIRST_PAGE_TEXTS[language]
    if (place.kind === 'home') return { title: texts.home, description: texts.homeDescription }
    if (place.kind === 'live') return { title: texts.live, description: texts.liveDescription }
    if (place.kind === 'other') return null
    const name = this.#sportName(place.route, language)
    if (place.kind === 'match') return this.#matchWords(this.#gameOf(place), language)
    if (place.kind === 'tournament') return this.#tournamentWords(place.tournamentId, language)
    return { title: texts.sport(name), description: texts.sportDescription(name) }
  }

  #sportName(route: string, language: Language): string {
    return this.#parts.publicBase.menu(language).find((one) => one.route === route)?.name ?? route
  }

  #matchWords(game: BookGame | undefined, language: Language) {
    if (!game) return null
    const texts = FIRST_PAGE_TEXTS[language]
    const [{ name: home }, { name: away }] = game.fixture.teams
    const { tournamentName: tournament, startsAt } = game.fixture
    const description = texts.matchDescription({ home, away, tournament, startsAt })
    const heading = texts.matchHeading(home, away)
    return { title: texts.match(home, away), description, heading }
  }

  #tournamentWords(tournamentId: string, language: Language) {
    const texts = FIRST_PAGE_TEXTS[language]
    for (const { fixture } of this.#parts.book.games()) {
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

function listOf(place: PagePlace): SportItemRequest | null {
  if (place.kind === 'home') return HOME_GAMES
  if (place.kind === 'live') return { list: 'live' }
  if (place.kind === 'sport') return { route: place.route }
  if (place.kind === 'list') return { route: place.route, list: place.list }
  if (place.kind === 'tournament') return { championshipId: place.tournamentId }
  return null
}

/** The call as the page names it: its path and its fields by name. */
function callOf(asked: SportItemRequest): string {
  const fields = Object.entries(asked)
    .flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
    .sort(([one = ''], [other = '']) => (one < other ? -1 : 1))
  return `sport/item?${new URLSearchParams(fields)}`
}
