import { SEARCH_LENGTH_MAX } from '@caderneta/contract/catalogue/search'
import { visibleText } from '@caderneta/domain/text/outside-text'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { usePage } from '../../root/page.ts'
import { useNavigate } from '../../routing/location.ts'
import { useTexts } from '../../texts/texts.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { useRootMark } from '../../ui/use-root-mark.ts'
import { keepSearch } from './recent-searches.ts'
import { entryPath, type SearchEntry } from './search-entry.ts'
import { SearchResults } from './search-results.tsx'
import { searchTexts } from './search-texts.ts'
import { useEntries } from './use-entries.ts'
import { useSearch } from './use-search.ts'

/** The results stay this long after the focus has left, so that a click on one still works. */
const RESULTS_KEPT_MS = 500

/** Results under the header overlay the page and push nothing down. */
const BELOW_HEADER =
  'absolute inset-x-0 top-full bg-surface shadow-high *:mx-auto *:max-w-3xl *:px-3 not-empty:*:pb-2'

interface SearchBoxProps {
  /** In the header, where its button opens it; not at the top of the menu. */
  readonly isFocused: boolean
  readonly onClose: () => void
}

/** 'Buscar partidas': a field with its results below, operated by arrows, Enter and Escape. */
export function SearchBox({ isFocused, onClose }: SearchBoxProps) {
  const page = usePage()
  const texts = useTexts(searchTexts)
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(-1)
  const leaving = useLeaving(!isFocused)
  const state = useSearch(leaving.isAway ? '' : typed)
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const found = useEntries(visibleText(typed), state)
  const groups = leaving.isAway ? [] : found
  const entries = groups.flatMap((group) => group.entries)
  useEffect(() => {
    // The list scrolls, and the focus stays in the field.
    document.getElementById(`${listId}-${chosen}`)?.scrollIntoView?.({ block: 'nearest' })
  }, [listId, chosen])
  useEffect(() => {
    if (isFocused) field.current?.focus()
  }, [isFocused])
  // What is focused is scrolled to below the field (WCAG 2.4.11).
  useRootMark('search', isFocused ? 'open' : null)

  const type = (text: string) => {
    setTyped(text)
    setChosen(-1)
  }
  const follow = (entry: SearchEntry) => {
    if (entry.is === 'recent') {
      field.current?.focus()
      return type(entry.text)
    }
    keepSearch(page, typed)
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const moved = movedChoice(event.key, chosen, entries.length)
    const entry = entries[chosen]
    if (moved !== null) {
      event.preventDefault()
      setChosen(moved)
    } else if (event.key === 'Enter' && entry) {
      const path = entryPath(entry)
      if (path !== null) navigate(path)
      follow(entry)
    } else if (event.key === 'Escape') onClose()
  }

  return (
    <search onFocus={leaving.stay} onBlur={leaving.leave} className="block">
      <div className="flex items-center gap-2">
        <span className="relative grow">
          <Icon name="search" className="absolute top-3 left-3 text-muted" />
          <input
            ref={field}
            type="search"
            role="combobox"
            aria-label={texts.placeholder}
            aria-expanded={entries.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={entries[chosen] ? `${listId}-${chosen}` : undefined}
            placeholder={texts.placeholder}
            autoComplete="off"
            maxLength={SEARCH_LENGTH_MAX}
            value={typed}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
            className="min-h-11 w-full rounded-control border border-line-strong bg-surface pr-3 pl-10"
          />
        </span>
        <button type="button" onClick={onClose} className="min-h-11 px-2 font-semibold text-brand">
          {texts.close}
        </button>
      </div>
      <div className={isFocused ? BELOW_HEADER : undefined}>
        <SearchResults
          state={state}
          groups={groups}
          listId={listId}
          chosen={chosen}
          onFollow={follow}
        />
      </div>
    </search>
  )
}

/** The result selected by an arrow key; null for any other key. */
function movedChoice(key: string, chosen: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (chosen + 1) % count
  if (key === 'ArrowUp') return chosen <= 0 ? count - 1 : chosen - 1
  return null
}

/** Closed until it has the focus, and half a second after it finally left (SRC-08). */
function useLeaving(startsAway: boolean) {
  const [isAway, setIsAway] = useState(startsAway)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    isAway,
    stay: () => {
      clearTimeout(timer.current)
      setIsAway(false)
    },
    leave: () => {
      timer.current = setTimeout(() => setIsAway(true), RESULTS_KEPT_MS)
    },
  }
}
