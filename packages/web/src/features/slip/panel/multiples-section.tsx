import { matchName } from '@caderneta/contract/catalogue/match-name'
import { useId, useState } from 'react'
import { useSelectionNamer } from '../../../names/names.ts'
import { useTexts } from '../../../texts/texts.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { slipTexts } from '../slip-texts.ts'
import { targetKey } from '../stake/stake-target.ts'
import {
  areMultiplesPossible,
  type MultipleRow,
  sameMatchSelections,
} from '../state/slip-multiples.ts'
import type { SlipPick } from '../state/slip-picks.ts'
import type { SlipSum } from '../state/slip-sum.ts'
import { MultipleRowItem } from './multiple-row-item.tsx'
import { useSlipEditing } from './slip-editing.tsx'

/**
 * The multiples between the selections and the footer: collapsed at first (SLP-10), but a row that
 * has a stake, or whose stake is being entered, is never hidden. The one of all selections is: it
 * has its field before the selections (decision 0123).
 */
export function MultiplesSection({ sum }: { readonly sum: SlipSum }) {
  const texts = useTexts(slipTexts)
  const [isOpen, setIsOpen] = useState(false)
  const { entered, onGone } = useSlipEditing()
  const listId = useId()
  if (sum.picks.length < 2) return null
  if (!areMultiplesPossible(sum.picks)) return <SameMatch lines={sum.picks} />
  const enteredRow =
    entered !== null && 'legs' in entered && !('isWhole' in entered) ? entered : null
  const isKept = (row: MultipleRow) =>
    row.legs < sum.picks.length && (row.staked.length > 0 || row.legs === enteredRow?.legs)
  const shown = isOpen ? sum.rows : sum.rows.filter(isKept)
  const toggle = () => {
    if (isOpen && enteredRow) onGone(targetKey(enteredRow))
    setIsOpen(!isOpen)
  }
  return (
    <section aria-label={texts.multiples} className="border-t border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={toggle}
        className="flex min-h-11 w-full items-center justify-between gap-2 px-3 text-left text-sm font-semibold text-brand -outline-offset-2 hover:bg-sunken"
      >
        {isOpen ? texts.hideMultiples : texts.showMultiples}
        <Icon name="chevron-down" size={18} className={isOpen ? 'rotate-180' : ''} />
      </button>
      <ul id={listId} className="divide-y divide-line">
        {shown.map((row) => (
          <MultipleRowItem key={row.legs} row={row} picks={sum.picks} />
        ))}
      </ul>
    </section>
  )
}

/** Why there are no multiples: each match with several selections, with their names. */
function SameMatch({ lines }: { readonly lines: readonly SlipPick[] }) {
  const texts = useTexts(slipTexts)
  const nameOf = useSelectionNamer()
  const clashes = sameMatchSelections(lines).map(([first, ...others]) => {
    const { teams, gameId } = first
    const sideOf = (name: '1' | '2') => nameOf({ name, handicap: '' }, teams)
    const names = [first, ...others].map((selection) => nameOf(selection, teams))
    return {
      gameId,
      text: texts.sameMatchOf(matchName([sideOf('1'), sideOf('2')]), names.join(' + ')),
    }
  })
  return (
    <div role="status" className="flex gap-2 border-t border-line bg-sunken p-3 text-xs">
      <Icon name="info" size={16} className="shrink-0" />
      <div className="min-w-0 break-words">
        <p>{texts.sameMatch}</p>
        <ul className="font-semibold">
          {clashes.map(({ gameId, text }) => (
            <li key={gameId}>{text}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
