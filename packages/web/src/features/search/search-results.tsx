import { useId } from 'react'
import { usePage } from '../../root/page.ts'
import { useTexts } from '../../texts/texts.ts'
import { classNames } from '../../ui/class-names.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { EntryRow } from './entry-row.tsx'
import { forgetSearches } from './recent-searches.ts'
import { entryKey, type SearchEntry } from './search-entry.ts'
import { searchTexts } from './search-texts.ts'
import type { SearchGroup } from './use-entries.ts'
import type { SearchState } from './use-search.ts'

interface SearchResultsProps {
  readonly state: SearchState
  readonly groups: readonly SearchGroup[]
  readonly listId: string
  readonly chosen: number
  readonly onFollow: (entry: SearchEntry) => void
}

/** The results by group, or why there are none; their number is announced. */
export function SearchResults({ state, groups, listId, chosen, onFollow }: SearchResultsProps) {
  const page = usePage()
  const texts = useTexts(searchTexts)
  const before = (at: number) => groups.slice(0, at).flatMap(({ entries }) => entries).length
  return (
    <>
      <Status state={state} count={groups.flatMap(({ entries }) => entries).length} />
      <div
        id={listId}
        // A scrollable element is a tab stop by itself; here the arrows move through it.
        tabIndex={-1}
        role="listbox"
        aria-label={texts.results}
        className="max-h-[60dvh] overflow-y-auto not-empty:mt-2"
      >
        {groups.map((group, at) => (
          <Group
            key={group.name}
            group={group}
            firstAt={before(at)}
            listId={listId}
            chosen={chosen}
            onFollow={onFollow}
          />
        ))}
      </div>
      {groups[0]?.name === 'recent' && (
        <button
          type="button"
          onClick={() => forgetSearches(page)}
          className="min-h-11 px-2 text-sm font-semibold text-muted underline-offset-2 hover:underline"
        >
          {texts.forget}
        </button>
      )}
    </>
  )
}

interface StatusProps {
  readonly state: SearchState
  readonly count: number
}

/** Seen while there is nothing to see below; always announced. */
function Status({ state, count }: StatusProps) {
  const texts = useTexts(searchTexts)
  return (
    <p
      role="status"
      className={classNames(
        'px-1 text-sm not-empty:pt-2',
        state.is === 'found' && count > 0 && 'sr-only',
      )}
    >
      {state.is === 'searching' && <Spinner label={texts.searching} />}
      {state.is === 'found' && texts.found(count)}
      {state.is === 'failed' && <span className="text-danger">{state.msg}</span>}
    </p>
  )
}

interface GroupProps {
  readonly group: SearchGroup
  /** The place of its first entry in the whole list. */
  readonly firstAt: number
  readonly listId: string
  readonly chosen: number
  readonly onFollow: (entry: SearchEntry) => void
}

function Group({ group, firstAt, listId, chosen, onFollow }: GroupProps) {
  const texts = useTexts(searchTexts)
  const headId = useId()
  return (
    <div role="group" aria-labelledby={headId}>
      <p
        id={headId}
        role="presentation"
        className="px-2 pt-2 pb-1 text-xs font-bold tracking-wide text-muted uppercase"
      >
        {texts.groups[group.name]}
      </p>
      {group.entries.map((entry, at) => (
        <EntryRow
          key={entryKey(entry)}
          entry={entry}
          id={`${listId}-${firstAt + at}`}
          isChosen={firstAt + at === chosen}
          onFollow={onFollow}
        />
      ))}
    </div>
  )
}
