import { CLOSING_PARTS } from '@caderneta/contract/bets/bet-closing'
import { useId } from 'react'
import { useTexts } from '../../texts/texts.ts'
import { betsTexts } from './bets-texts.ts'

interface PartSliderProps {
  readonly percent: number
  readonly onChange: (percent: number) => void
}

const [LEAST] = CLOSING_PARTS

/** How much of the bet is closed; initially all of it. */
export function PartSlider({ percent, onChange }: PartSliderProps) {
  const texts = useTexts(betsTexts)
  const id = useId()
  return (
    <div className="flex items-center gap-3 text-sm">
      <label htmlFor={id} className="text-muted">
        {texts.part}
      </label>
      <input
        id={id}
        type="range"
        min={LEAST}
        max={100}
        step={LEAST}
        value={percent}
        aria-valuetext={`${percent}%`}
        onChange={(event) => onChange(Number(event.target.value))}
        className="min-h-11 min-w-0 grow accent-brand"
      />
      <output htmlFor={id} className="figures w-12 text-right font-semibold">
        {percent}%
      </output>
    </div>
  )
}
