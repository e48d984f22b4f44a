import { centavos } from '@caderneta/domain/money/money'
import { ApiClient } from '@caderneta/testing/client/api-client'
import { mapBounded } from '@caderneta/testing/client/map-bounded'
import { depositFor, newBettor } from '@caderneta/testing/client/new-bettor'
import { SlipMaker } from '@caderneta/testing/client/slip-maker'
import type { PlacementTarget } from './placement-load.ts'

const DEPOSIT = centavos(5_000_000)

/** A number of bettors with money, and the selections of a server that are open for bets. */
export async function placementTarget(url: string, bettors: number): Promise<PlacementTarget> {
  const numbers = Array.from({ length: bettors }, (_, at) => at + 1)
  const tokens = await mapBounded(numbers, 4, async (number) => {
    const client = await newBettor(url, number)
    await depositFor(client, DEPOSIT)
    return client.token ?? ''
  })
  return { url, tokens, slips: await SlipMaker.ofOpenSelections(new ApiClient(url)) }
}
