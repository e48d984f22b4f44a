import { useId } from 'react'
import { useTexts } from '../../../texts/texts.ts'
import { Select } from '../../../ui/input.tsx'
import { listTexts } from '../lists/list-texts.ts'
import { MarketOptions } from './market-options.tsx'

interface MarketSelectorProps {
  readonly markets: readonly number[]
  readonly chosen: number
  readonly onChoose: (marketId: number) => void
}

/** Chooses the market that every row of the list shows (LST-04). */
export function MarketSelector({ markets, chosen, onChoose }: MarketSelectorProps) {
  const texts = useTexts(listTexts)
  const id = useId()
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {texts.market}
      </label>
      <Select
        id={id}
        look="compact"
        className="max-w-44"
        value={chosen}
        onChange={(event) => onChoose(Number(event.target.value))}
      >
        <MarketOptions markets={markets} />
      </Select>
    </>
  )
}
