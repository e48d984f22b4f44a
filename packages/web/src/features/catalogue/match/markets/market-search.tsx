import { useId } from 'react'
import { useTexts } from '../../../../texts/texts.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { Input } from '../../../../ui/input.tsx'
import { matchTexts } from '../match-texts.ts'

/** A match with fewer markets is seen at a glance. */
export const SEARCH_FROM = 6

const LENGTH_MAX = 64

interface MarketSearchProps {
  readonly text: string
  /** How many markets it finds; null without a search. */
  readonly found: number | null
  /** At the end of the row of tabs: a sign that opens over the row when it is pressed. */
  readonly isFolded: boolean
  readonly onSearch: (text: string) => void
}

const FOLDED = 'absolute inset-y-0 right-0 bg-paper'
const UNFOLDS = 'w-11 focus-within:w-full'
const FIELD_FOLDED = 'not-focus:pr-0 not-focus:placeholder:text-transparent'
const FIELD_SIGN = 'not-focus:border-transparent not-focus:bg-transparent not-focus:cursor-pointer'

/** Finds markets of the match by their names and those of their selections. */
export function MarketSearch({ text, found, isFolded, onSearch }: MarketSearchProps) {
  const texts = useTexts(matchTexts)
  const id = useId()
  const isSign = isFolded && text === ''
  return (
    <search className={classNames(isFolded && FOLDED, isFolded && (isSign ? UNFOLDS : 'w-full'))}>
      <label htmlFor={id} className="sr-only">
        {texts.searchMarkets}
      </label>
      <div className="relative">
        <Icon name="search" className="pointer-events-none absolute top-3 left-3 text-muted" />
        <Input
          id={id}
          type="search"
          value={text}
          maxLength={LENGTH_MAX}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={texts.searchMarkets}
          className={classNames('pl-10', isSign && `${FIELD_FOLDED} ${FIELD_SIGN}`)}
          onChange={(event) => onSearch(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onSearch('')
          }}
        />
      </div>
      <p role="status" className="sr-only">
        {found === null ? '' : texts.found(found)}
      </p>
    </search>
  )
}
