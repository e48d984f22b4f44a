import { useId } from 'react'
import { useMarketNamer } from '../../../names/names.ts'
import { useSite } from '../../../site/site-store.ts'
import { useTexts } from '../../../texts/texts.ts'
import { Select } from '../../../ui/input.tsx'
import { listTexts } from '../lists/list-texts.ts'

interface MarketSelectorProps {
  readonly markets: readonly number[]
  readonly chosen: number
  readonly onChoose: (marketId: number) => void
}

/** Chooses the market that every row of the list shows (LST-04). */
export function MarketSelector({ markets, chosen, onChoose }: MarketSelectorProps) {
  const texts = useTexts(listTexts)
  const id = useId()
  const site = useSite()
  const nameOf = useMarketNamer()
  const known = markets.filter((id) => site?.markets.some((market) => market.id === id))
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
        {known.map((marketId) => (
          <option key={marketId} value={marketId}>
            {nameOf(marketId)}
          </option>
        ))}
      </Select>
    </>
  )
}
