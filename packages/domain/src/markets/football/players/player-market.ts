import { type Book, outcomes } from '../../books/market-books.ts'
import type { MarketType, SelectionSpec } from '../../market-type.ts'
import { atLeast, given, type Predicate, type Rule, type Settled } from '../../rule.ts'
import type { PlayerCounter } from './player-counters.ts'

export type PlayerSpec = SelectionSpec<PlayerCounter>
type PlayerRule = Rule<PlayerCounter>

type PlayerMarket<Id extends number, Key extends string> = MarketType<
  Id,
  PlayerCounter,
  undefined,
  Key
>

/** Players are not in the law that bets of several parts are priced from. */
export function playerMarket<Id extends number, Key extends string>(
  market: Omit<PlayerMarket<Id, Key>, 'tab' | 'span' | 'builder'>,
): PlayerMarket<Id, Key> {
  return { tab: 'players', span: 'match', live: 'PL', builder: false, ...market }
}

/** A list of players, each of whom is a book of his own: some may win, none or several. */
export const PLAYER_LIST = { winners: null, isSoldAlone: true } as const

/** A mark of a slot, in place of which a match has the name of its player. */
export function slotMark(slot: number): string {
  return `#${slot}`
}

/** With the names of the players of a match in place of the marks of their slots. */
export function withPlayerNames(text: string, nameOf: (slot: number) => string): string {
  return text.replace(/#(\d+)/g, (_, slot: string) => nameOf(Number(slot)))
}

/** Void of a player who is never on the field. */
export function ifHePlays(slot: number, rule: Settled<PlayerCounter>): PlayerRule {
  return given(atLeast([[`on.${slot}`, 1]], 1), rule)
}

/** The selections of a list: one for each slot, and 'None' behind them. */
export function listOf(
  book: Book,
  slots: readonly number[],
  ruleOf: (slot: number) => PlayerRule,
  none?: Predicate<PlayerCounter>,
): readonly PlayerSpec[] {
  return outcomes(book, [
    ...slots.map((slot) => [slotMark(slot), ruleOf(slot)] as const),
    ...(none ? [['None', none] as const] : []),
  ])
}
