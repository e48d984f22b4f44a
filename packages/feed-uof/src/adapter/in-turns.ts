interface Turns<Item> {
  readonly act: (item: Item) => void
  /** Looked at before each turn: false ends it without `onEnd`. */
  readonly isWanted: () => boolean
  readonly onEnd: () => void
  /** Calls once the event loop has served what else is due. */
  readonly later?: (act: () => void) => void
}

/** Of a match with 200 markets one takes a millisecond or two. */
const ITEMS_A_TURN = 8

/**
 * Acts on each item that there is now, a few in a turn of the event loop: calls of bettors and
 * messages of the feed are served between these. The first turn is taken at once.
 */
export function inTurns<Item>(items: Iterable<Item>, turns: Turns<Item>): void {
  takeTurn([...items], 0, turns)
}

function takeTurn<Item>(items: readonly Item[], from: number, turns: Turns<Item>): void {
  const { act, isWanted, onEnd, later = setImmediate } = turns
  if (!isWanted()) return
  for (const item of items.slice(from, from + ITEMS_A_TURN)) act(item)
  const next = from + ITEMS_A_TURN
  if (next >= items.length) onEnd()
  else later(() => takeTurn(items, next, turns))
}
