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

/**
 * Games as JSON, each written once per change of it, so that a list of three thousand games only
 * has to be joined. Changes that raise no event, silence of the feed and kick-off, are checked at
 * every reading.
 */
export class GameTexts {
  readonly #book: MarketBook
  readonly #now: () => number
  readonly #textsByVariant = new Map<GameVariant, Map<number, GameText>>()
  #trust: MarketBook['trust'] = 'none'

  constructor(book: MarketBook, now: () => number) {
    this.#book = book
    this.#now = now
    book.onChange(({ gameId }) => {
      for (const texts of this.#textsByVariant.values()) texts.delete(gameId)
    })
  }

  /** A text per game; an unchanged game has the same string. */
  read(games: readonly BookGame[], variant: GameVariant): readonly string[] {
    const now = this.#now()
    const texts = this.#currentTextsOf(variant)
    return games.map((game) => this.#read(texts, game, variant, now).text)
  }

  /** The same as bytes: joining those of a long list costs a tenth of writing it as one text. */
  readBytes(games: readonly BookGame[], variant: GameVariant): readonly Buffer[] {
    const now = this.#now()
    const texts = this.#currentTextsOf(variant)
    return games.map((game) => {
      const written = this.#read(texts, game, variant, now)
      written.bytes ??= Buffer.from(written.text)
      return written.bytes
    })
  }

  #read(texts: Map<number, GameText>, game: BookGame, variant: GameVariant, now: number): GameText {
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
  #currentTextsOf(variant: GameVariant): Map<number, GameText> {
    const { trust } = this.#book
    if (trust !== this.#trust) this.#textsByVariant.clear()
    this.#trust = trust
    return this.#textsOf(variant)
  }

  #wire(game: BookGame, variant: GameVariant) {
    if (variant === 'main') return listedGameWire(this.#book, game)
    if (variant === 'rows') return gameWire(this.#book, game, [...ROW_MARKETS])
    return gameWire(this.#book, game, variant === 'all' ? null : [variant])
  }

  #textsOf(variant: GameVariant): Map<number, GameText> {
    const known = this.#textsByVariant.get(variant)
    if (known) return known
    if (this.#textsByVariant.size >= VARIANTS_MAX) this.#textsByVariant.clear()
    const texts = new Map<number, GameText>()
    this.#textsByVariant.set(variant, texts)
    return texts
  }
}
