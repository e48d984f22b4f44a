import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import { type FocusEvent, useState } from 'react'
import { useWatchedRows } from '../../../live/live.ts'
import { useSettled } from '../match/use-settled.ts'
import { GameRow } from './game-row.tsx'
import type { RowColumn } from './row-columns.ts'
import { type RowPosition, rowPositions } from './rows-in-view.ts'
import { useRowsInView } from './use-rows-in-view.ts'

interface GameRowsProps {
  readonly games: readonly GameWire[]
  readonly columns: readonly RowColumn[]
  /** The games are those of the day that a heading over them names. */
  readonly isUnderDay?: boolean
}

function rowOf(event: FocusEvent): number | null {
  const row = event.target.closest('li')?.dataset.row
  return row === undefined ? null : Number(row)
}

/** The games of a group, of which only those near the window are rendered and watched. */
export function GameRows({ games, columns, isUnderDay = false }: GameRowsProps) {
  const { list, span, rowHeight } = useRowsInView(games.length)
  const [focused, setFocused] = useState<number | null>(null)
  const kept = focused !== null && focused < games.length ? focused : null
  const positions = rowPositions(span, kept)
  const after = games.length - 1 - (positions.at(-1)?.index ?? -1)
  useWatchedRows(useSettled(idsAt(games, positions)))
  return (
    <ul
      ref={list}
      className="flex flex-col"
      style={{ paddingBottom: after * rowHeight }}
      onFocus={(event) => setFocused(rowOf(event))}
      onBlur={() => setFocused(null)}
    >
      {positions.map(({ index, gap }) => (
        <li
          key={games[index]?.info.betGameId}
          data-row={index}
          aria-setsize={games.length}
          aria-posinset={index + 1}
          style={{ marginTop: gap * rowHeight }}
        >
          <GameRow gameId={games[index]?.info.betGameId ?? 0} {...{ columns, isUnderDay }} />
        </li>
      ))}
    </ul>
  )
}

function idsAt(games: readonly GameWire[], positions: readonly RowPosition[]): readonly number[] {
  return positions.flatMap(({ index }) => games[index]?.info.betGameId ?? [])
}
