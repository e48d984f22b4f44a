import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import { gameWire, listedGameWire, ROW_MARKETS } from './game-wire.ts'
import type { BookGame, MarketBook } from './market-book.ts'

/**
 * Which odds a game is written with: those of its main market, of one market, of those that a row
 * of a list may show, or all.
 */
export type GameVariant = 'main' | 'rows' | 'all' | number

interface GameText {
  readonly text: string
  /** The same in UTF-8, encoded on first request. */
  bytes: Buffer | null
  /** From this moment on the text of the same game is different. */
  readonly until: number
}

/** More markets than a game has; one more clears the cache. */
const VARIANTS_MAX = 64

/** Games of a list with the odds of a variant. */
export function gameTexts(book: MarketBook, now: () => number): GameTexts<GameVariant> {
  return new GameTexts(book, now, (game, variant) => gameOf(book, game, variant))
}

function gameOf(book: MarketBook, game: BookGame, variant: GameVariant): GameWire {
  if (variant === 'main') return listedGameWire(book, game)
  if (variant === 'rows') return gameWire(book, game, [...ROW_MARKETS])
  return gameWire(book, game, variant === 'all' ? null : [variant])
}

/**
 * Games as JSON, each written once per change of it, so that a list of three thousand games only
 * has to be joined. Changes that raise no event, silence of the feed and kick-off, are checked at
 * every reading.
 */
export class GameTexts<Variant> {
  readonly #book: MarketBook
  readonly #now: () => number
  readonly #wire: (game: BookGame, variant: Variant) => object
  readonly #textsByVariant = new Map<Variant, Map<number, GameText>>()
  #trust: MarketBook['trust'] = 'none'

  constructor(
    book: MarketBook,
    now: () => number,
    wire: (game: BookGame, variant: Variant) => object,
  ) {
    this.#book = book
    this.#now = now
    this.#wire = wire
    book.onChange(({ gameId }) => {
      for (const texts of this.#textsByVariant.values()) texts.delete(gameId)
    })
  }

  /** A text per game; an unchanged game has the same string. */
  read(games: readonly BookGame[], variant: Variant): readonly string[] {
    const now = this.#now()
    const texts = this.#currentTextsOf(variant)
    return games.map((game) => this.#read(texts, game, variant, now).text)
  }

  /** The same as bytes: joining those of a long list costs a tenth of writing it as one text. */
  readBytes(games: readonly BookGame[], variant: Variant): readonly Buffer[] {
    const now = this.#now()
    const texts = this.#currentTextsOf(variant)
    return games.map((game) => {
      const written = this.#read(texts, game, variant, now)
      written.bytes ??= Buffer.from(written.text)
      return written.bytes
    })
  }

  #read(texts: Map<number, GameText>, game: BookGame, variant: Variant, now: number): GameText {
    const known = texts.get(game.fixture.gameId)
    if (known && now < known.until) return known
    const { startsAt } = game.fixture
    const text = JSON.stringify(this.#wire(game, variant))
    const until = now < startsAt ? startsAt : Number.POSITIVE_INFINITY
    const written = { text, bytes: null, until }
    texts.set(game.fixture.gameId, written)
    return written
  }

  /** Texts written at another level of trust in the feed are dropped. */
  #currentTextsOf(variant: Variant): Map<number, GameText> {
    const { trust } = this.#book
    if (trust !== this.#trust) this.#textsByVariant.clear()
    this.#trust = trust
    return this.#textsOf(variant)
  }

  #textsOf(variant: Variant): Map<number, GameText> {
    const known = this.#textsByVariant.get(variant)
    if (known) return known
    if (this.#textsByVariant.size >= VARIANTS_MAX) this.#textsByVariant.clear()
    const texts = new Map<number, GameText>()
    this.#textsByVariant.set(variant, texts)
    return texts
  }
}
