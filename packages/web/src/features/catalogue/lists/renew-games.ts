import { type GameWire, gameWire } from '@caderneta/contract/catalogue/catalogue'
import { listGames } from '@caderneta/contract/catalogue/list-call'
import type { SportItemRequest } from '@caderneta/contract/catalogue/list-request'
import * as z from 'zod/mini'
import { call } from '../../../api/call.ts'
import { type Failure, isFailure } from '../../../api/failure.ts'
import { inTurns } from '../../../api/in-turns.ts'
import { seedGames } from '../../../live/live.ts'
import type { Page } from '../../../root/page.ts'

type GameList = readonly GameWire[]

/** No market has this number: the games come without prices, which the stream delivers. */
const NO_MARKET = '0'

const listUnread = {
  ...listGames,
  response: z.object({ data: z.object({ games: z.array(z.unknown()) }) }),
}

const isListedAlike = (game: GameWire, known: GameWire | undefined): boolean =>
  JSON.stringify(game.info) === JSON.stringify(known?.info)

/**
 * Refetches a list and parses it a few games at a time: thousands at once would block a press. An
 * unchanged list is the same value, so that nothing is rendered; a list with an invalid game is
 * null.
 */
export async function renewGames(
  page: Page,
  filter: SportItemRequest,
  known: GameList,
): Promise<GameList | Failure> {
  const done = await call(page, listUnread, { ...filter, market: NO_MARKET })
  if (isFailure(done)) return done
  const listed = done.value.data.games
  const games: GameWire[] = []
  let isAlike = listed.length === known.length
  await inTurns(listed, (one, index) => {
    const { data: game } = z.safeParse(gameWire, one)
    if (!game) return
    games.push(game)
    isAlike &&= isListedAlike(game, known[index])
    seedGames(page, [game])
  })
  return isAlike || games.length < listed.length ? known : games
}
