import * as calls from '@caderneta/contract/bets/bet-builder-call'
import { combinationWire } from '@caderneta/contract/bets/bet-limits'
import { isRefusal, refuse } from '@caderneta/contract/refusals'
import { rateNumber } from '@caderneta/domain/odds/odds'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Clock } from '../../../clock.ts'
import type { Database } from '../../../database/database.ts'
import { route } from '../../../http/route.ts'
import { parseJson } from '../placing/read-wagers.ts'
import type { CompositePrices } from './composite-prices.ts'
import { type BuilderPrice, priceBuilder } from './price-builder.ts'
import { selectBuilder } from './select-builder.ts'

interface BuilderDeps {
  readonly prices: CompositePrices
  readonly clock: Clock
  readonly database: Pick<Database, 'kysely'>
}

/** Each leg that is added or removed is one; a price moves every few seconds. */
const QUOTES_PER_MINUTE_MAX = 120
/** Each new one takes an identifier of its match. */
const SELECTIONS_PER_MINUTE_MAX = 30

/** `bet_builder/quote` and `bet_builder/select`. */
export function registerBuilderRoutes(app: FastifyInstance, deps: BuilderDeps): void {
  route(
    app,
    calls.quoteBuilder,
    (fields) => {
      const price = priceFields(fields, deps)
      return isRefusal(price) ? price : { done: 'ok', body: { data: quoteWire(price) } }
    },
    { requestsPerMinuteMax: QUOTES_PER_MINUTE_MAX },
  )

  route(
    app,
    calls.selectBuilder,
    async (fields) => {
      const price = priceFields(fields, deps)
      if (isRefusal(price)) return price
      const selected = await selectBuilder(price, deps)
      return isRefusal(selected)
        ? selected
        : { done: 'ok', body: { data: { ...quoteWire(price), ...selected } } }
    },
    { requestsPerMinuteMax: SELECTIONS_PER_MINUTE_MAX },
  )
}

interface BuilderFields {
  readonly gameId: string
  readonly legs: string
}

function priceFields({ gameId, legs }: BuilderFields, { prices, clock }: BuilderDeps) {
  const ids = z.safeParse(combinationWire, parseJson(legs))
  if (!ids.success) return refuse('malformed')
  const request = { gameId: Number(gameId), selectionIds: ids.data, now: clock.now() }
  if (prices.game(request.gameId) === undefined) return refuse('unknown_game')
  return priceBuilder(request, prices)
}

function quoteWire({ gameId, legs, odds }: BuilderPrice) {
  const legWires = legs.map(({ selection: { selectionId, odds: alone, version } }) => ({
    betGamesOddId: selectionId,
    rate: rateNumber(alone),
    version,
  }))
  return { betGameId: gameId, rate: rateNumber(odds), legs: legWires }
}
