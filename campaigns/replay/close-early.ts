import { CLOSING_PARTS } from '@caderneta/contract/bets/bet-closing'
import { closeBet, listBets } from '@caderneta/contract/bets/bets-calls'
import { parseReais, reaisText, ZERO } from '@caderneta/domain/money/money'
import type { Random } from '@caderneta/pricing/random'
import type { ReplayBettor, ReplayClosing } from './replay-slip.ts'

/**
 * Closes one bet that can be closed now, or a part of it, at the quote that is offered; null
 * without such a bet. A repeated call gets the same reply, so a lost reply is repeated.
 */
export async function closeEarly(
  { number, client }: ReplayBettor,
  random: Random,
): Promise<ReplayClosing | null> {
  const { data } = await client.expect(listBets, { tab: 'finish' })
  const open = data.filter(({ betInfo }) => betInfo.ableToFinish)
  if (open.length === 0) return null
  const { betInfo } = random.pick(open)
  const quote = parseReais(String(betInfo.returnOffered)) ?? ZERO
  const atStake = parseReais(String(betInfo.price)) ?? ZERO
  const percent = random.pick(CLOSING_PARTS)
  const reply = await client.call(closeBet, {
    bet_wager_id: String(betInfo.betId),
    returnOffered: reaisText(quote),
    part: String(percent),
    atStake: reaisText(atStake),
    ...(betInfo.quote && { quote: betInfo.quote }),
  })
  return { bettor: number, betId: betInfo.betId, quote, atStake, percent, reply }
}
