import { listGames } from '@caderneta/contract/catalogue/list-call'
import { ApiClient } from '@caderneta/testing/client/api-client'
import type { OpenSelection } from '../kill/sent-slip.ts'

/** Only matches that do not start while the campaign runs. */
const AHEAD_MS = 3_600_000
const LOOK_MS = 1_000

/** What bettors see on offer: the list of games, read again each second. */
export class ShownOffer {
  readonly #client: ApiClient
  #ahead: readonly OpenSelection[] = []
  #live: readonly OpenSelection[] = []
  #timer: NodeJS.Timeout | null = null

  constructor(url: string) {
    this.#client = new ApiClient(url)
  }

  async begin(): Promise<void> {
    await this.#look()
    this.#timer = setInterval(() => void this.#look(), LOOK_MS)
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer)
  }

  /** The nth of them; undefined while none is open. */
  nth(kind: 'ahead' | 'live', number: number): OpenSelection | undefined {
    const open = kind === 'ahead' ? this.#ahead : this.#live
    return open[number % Math.max(1, open.length)]
  }

  /** A list that does not arrive leaves the one before on the screen. */
  async #look(): Promise<void> {
    const listed = await this.#client.expect(listGames, { limit: '200' }).catch(() => null)
    if (listed === null) return
    const { games } = listed.data
    const openOf = (shown: typeof games) =>
      shown
        .flatMap(({ odds }) => odds)
        .filter(({ status }) => status === 'open')
        .map(({ betGamesOddId, rate }) => ({ id: betGamesOddId, rate }))
    const ahead = (startsAt: number) => startsAt > Date.now() + AHEAD_MS
    this.#ahead = openOf(games.filter(({ info }) => ahead(info.gameStartTimeStamp)))
    this.#live = openOf(games.filter(({ gameInfo }) => gameInfo.gameStatus === 'live'))
  }
}
