import type { ServerMessage } from '@caderneta/contract/live/stream'
import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import type { BackgroundWork } from '../background-work.ts'
import type { Bus } from '../bus/bus.ts'
import type { StreamHub } from './stream-hub.ts'

interface ElsewhereDeps {
  readonly background: BackgroundWork
  readonly bus: Bus
  readonly hub: StreamHub
  readonly log: FastifyBaseLogger
  /** Reads these bets and the wallet, and shows both on the pages that the player has here. */
  readonly showBets: (playerId: number, betIds: readonly number[]) => Promise<void>
}

/** A page that receives bets, be it none, reads those that it shows again. */
const NO_BETS: readonly number[] = []

/** Bets are read where they are shown: each server quotes those of its own pages. */
const news = z.union([
  z.object({ betIds: z.array(z.number()) }),
  z.object({ message: z.custom<ServerMessage>(isMessage) }),
])

/**
 * Reaches the pages of a player that are open at other servers: each of them listens for the
 * players who have a page there.
 */
export class PagesElsewhere {
  readonly #deps: ElsewhereDeps
  readonly #endsByPlayer = new Map<number, () => void>()

  constructor(deps: ElsewhereDeps) {
    this.#deps = deps
    deps.hub.onPresence((playerId, isPresent) => {
      this.#endsByPlayer.get(playerId)?.()
      this.#endsByPlayer.delete(playerId)
      if (!isPresent) return
      const end = deps.bus.subscribe(subjectOf(playerId), (body) => this.#take(playerId, body))
      this.#endsByPlayer.set(playerId, end)
    })
    deps.bus.onRejoined(() => deps.background.begin(this.#showMissed()))
  }

  notifyPlayer(playerId: number, message: ServerMessage): void {
    if (message.type === 'bets') {
      const betIds = message.bets.map(({ betInfo }) => betInfo.betId)
      this.betsChanged(playerId, betIds)
    } else this.#deps.bus.publish(subjectOf(playerId), { message })
  }

  betsChanged(playerId: number, betIds: readonly number[]): void {
    this.#deps.bus.publish(subjectOf(playerId), { betIds })
  }

  #take(playerId: number, body: unknown): void {
    const { background, hub } = this.#deps
    const taken = news.parse(body)
    if ('message' in taken) return hub.notifyPlayer(playerId, taken.message)
    background.begin(this.#show(playerId, taken.betIds))
  }

  /** Pushes were missed: each page shows the wallet as it is and reads its bets again. */
  async #showMissed(): Promise<void> {
    for (const playerId of this.#endsByPlayer.keys()) await this.#show(playerId, NO_BETS)
  }

  async #show(playerId: number, betIds: readonly number[]): Promise<void> {
    const { log, showBets } = this.#deps
    await showBets(playerId, betIds).catch((err: unknown) =>
      log.error({ err, playerId }, 'stream: bets of another server not shown'),
    )
  }
}

function subjectOf(playerId: number): string {
  return `player.${playerId}`
}

/** Written by a server of the same version, for a page that checks what it receives. */
function isMessage(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'type' in value
}
