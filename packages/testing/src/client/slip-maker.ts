import { randomUUID } from 'node:crypto'
import { oddsChangedFacts } from '@caderneta/contract/bets/wagers'
import { listGames } from '@caderneta/contract/catalogue/list-call'
import type { ApiClient } from './api-client.ts'

const BOUNDARY = 'caderneta-bench'
/** Only matches that do not start while a bench runs. */
const AHEAD_MS = 3_600_000

/** Slips of singles of R$ 1,00, as the page sends them, at the last known rates. */
export class SlipMaker {
  static readonly contentType = `multipart/form-data; boundary=${BOUNDARY}`
  readonly #rateById: Map<number, number>
  readonly #ids: readonly number[]

  private constructor(rateById: Map<number, number>) {
    this.#rateById = rateById
    this.#ids = [...rateById.keys()]
  }

  /** Of every selection that is open long before its match. */
  static async ofOpenSelections(client: ApiClient): Promise<SlipMaker> {
    const { data } = await client.expect(listGames, { limit: '500' })
    const odds = data.games
      .filter((game) => game.info.gameStartTimeStamp > Date.now() + AHEAD_MS)
      .flatMap((game) => game.odds)
      .filter((odd) => odd.status === 'open')
    return new SlipMaker(new Map(odds.map((odd) => [odd.betGamesOddId, odd.rate])))
  }

  /** The nth slip: a number of singles, each on another of the first `spread` selections. */
  form(turn: number, betCount: number, spread = this.#ids.length): string {
    const wagers = Array.from({ length: betCount }, (_, index) => {
      const id = this.#ids[(turn * betCount + index) % spread] ?? 0
      return { betGamesOddId: [id], price: '1.00', rate: this.#rateById.get(id) }
    })
    const fields = {
      wagers: JSON.stringify(wagers),
      cashbackActive: 'false',
      slipId: randomUUID(),
    }
    const parts = Object.entries(fields).map(
      ([name, value]) =>
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    return `${parts.join('')}--${BOUNDARY}--\r\n`
  }

  /** Adopts the rates of a refusal, as a bettor who accepts them. */
  agreeTo(refusal: unknown): void {
    for (const { betGamesOddId, rate } of oddsChangedFacts.parse(refusal).odds)
      this.#rateById.set(betGamesOddId, rate)
  }
}
