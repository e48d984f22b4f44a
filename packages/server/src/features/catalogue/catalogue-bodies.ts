import { favouritesOf } from '@caderneta/contract/catalogue/favourites'
import type { readGame } from '@caderneta/contract/catalogue/game-call'
import type { listGames as listCall } from '@caderneta/contract/catalogue/list-call'
import type { SportItemRequest } from '@caderneta/contract/catalogue/list-request'
import type { Language } from '@caderneta/contract/language'
import { doneText } from '@caderneta/contract/messages/done-texts'
import { SPORTS } from '@caderneta/domain/markets/registry/sports'
import { EncodedBody } from '../../http/body/encoded-body.ts'
import { BodyCache } from '../../http/cache/body-cache.ts'
import type { ReplyOf } from '../../http/route.ts'
import { isKnownMarket, marketNames } from './catalogue-texts.ts'
import { type GameTexts, type GameVariant, gameTexts } from './game-texts.ts'
import { type GameFilter, LIST_LIMIT, listGames, nextGames } from './list-games.ts'
import type { BookGame, MarketBook } from './market-book.ts'

/** A list of three thousand games has a megabyte: this many of them are kept. */
const LISTS_MAX = 64
const GAMES_MAX = 512

type ListReply = ReplyOf<typeof listCall>
type GameReply = ReplyOf<typeof readGame>

/** The encoded responses of the catalogue, shared by all callers and made once per change. */
export class CatalogueBodies {
  readonly #book: MarketBook
  readonly #now: () => number
  readonly #texts: GameTexts<GameVariant>
  readonly #lists = new BodyCache<ListReply>(LISTS_MAX)
  readonly #games = new BodyCache<GameReply>(GAMES_MAX)

  constructor(book: MarketBook, now: () => number) {
    this.#book = book
    this.#now = now
    this.#texts = gameTexts(book, now)
  }

  /** `sport/item` */
  list(request: SportItemRequest, language: Language): EncodedBody<ListReply> {
    const filter = filterOf(request)
    const variant = variantOf(request.market)
    return this.#lists.read(JSON.stringify([filter, variant, language]), {
      version: this.#book.version,
      now: this.#now(),
      parts: () => this.#listed(filter, variant),
      text: (games) => listBytes(`${opening(language)}"data":{"games":[`, games, ']}}'),
    })
  }

  /** `sport/item` with favourites: those of one person, which no other caller shares. */
  next(favourites: string, language: Language): EncodedBody<ListReply> {
    const games = nextGames(this.#book.games(), favouritesOf(favourites))
    const listed = this.#texts.readBytes(games, 'main')
    const text = listBytes(`${opening(language)}"data":{"games":[`, listed, ']}}')
    return new EncodedBody(text, 'application/json; charset=utf-8')
  }

  /** `sport/game/{id}` */
  game(game: BookGame, language: Language): EncodedBody<GameReply> {
    const { gameId } = game.fixture
    const texts = this.#texts.read([game], 'all')
    return this.#games.read(`${gameId} ${language}`, {
      version: texts[0],
      now: this.#now(),
      parts: () => texts,
      text: ([text = '']) => {
        const markets = JSON.stringify(marketNames(language))
        return `${opening(language)}"data":${text.slice(0, -1)},"markets":${markets}}}`
      },
    })
  }

  #listed(filter: GameFilter | null, variant: GameVariant): readonly Buffer[] {
    if (filter === null) return []
    return this.#texts.readBytes(listGames(this.#book.games(), filter, this.#now()), variant)
  }
}

const COMMA = Buffer.from(',')

function listBytes(opening: string, games: readonly Buffer[], closing: string): Buffer {
  const listed = games.flatMap((game, i) => (i === 0 ? [game] : [COMMA, game]))
  return Buffer.concat([Buffer.from(opening), ...listed, Buffer.from(closing)])
}

function opening(language: Language): string {
  return `{"success":true,"msg":${JSON.stringify(doneText('ok', language))},`
}

/** Null for a sport that does not exist: nothing is listed. */
function filterOf({
  route,
  championshipId,
  teamId,
  list,
  limit,
  part,
}: SportItemRequest): GameFilter | null {
  const sportId = SPORTS.find((sport) => sport.route === route)?.id
  if (route !== undefined && sportId === undefined) return null
  return {
    sportId,
    tournamentId: championshipId === undefined ? undefined : Number(championshipId),
    teamId: teamId === undefined ? undefined : Number(teamId),
    list,
    limit: Math.min(Number(limit ?? LIST_LIMIT), LIST_LIMIT),
    part,
  }
}

/** All unknown markets share one entry: none of their odds exist. */
function variantOf(market: string | undefined): GameVariant {
  if (market === undefined) return 'main'
  return isKnownMarket(Number(market)) ? Number(market) : 0
}
