import { useId } from 'react'
import { useTexts } from '../../../../texts/texts.ts'
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
  readonly onSearch: (text: string) => void
}

/** Finds markets of the match by their names and those of their selections. */
export function MarketSearch({ text, found, onSearch }: MarketSearchProps) {
  const texts = useTexts(matchTexts)
  const id = useId()
  return (
    <search>
      <label htmlFor={id} className="sr-only">
        {texts.searchMarkets}
      </label>
      <div className="relative">
        <Icon name="search" className="absolute top-3 left-3 text-muted" />
        <Input
          id={id}
          type="search"
          value={text}
          maxLength={LENGTH_MAX}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={texts.searchMarkets}
          className="pl-10"
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
