import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import { searchGames } from '@caderneta/contract/catalogue/search-call'
import { visibleText } from '@caderneta/domain/text/outside-text'
import { useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import { isFailure } from '../../api/failure.ts'
import { logOnPage } from '../../api/page-log.ts'
import { type Page, usePage } from '../../root/page.ts'

/** Typing pauses this long before a request is sent (SRC-07). */
const SEARCH_DEBOUNCE_MS = 500

export type SearchState =
  | { readonly is: 'idle' | 'searching' }
  | { readonly is: 'found'; readonly games: readonly GameWire[] }
  | { readonly is: 'failed'; readonly msg: string }

const IDLE: SearchState = { is: 'idle' }

async function search(page: Page, text: string, signal: AbortSignal): Promise<SearchState> {
  const done = await call(page, searchGames, { q: text }, { signal })
  if (!isFailure(done)) return { is: 'found', games: done.value.data }
  logOnPage('search: request failed', done.failed)
  return { is: 'failed', msg: done.msg }
}

/** The server's results for a text, half a second after the last keystroke. */
export function useSearch(typed: string): SearchState {
  const page = usePage()
  const text = visibleText(typed)
  const [state, setState] = useState<SearchState>(IDLE)
  useEffect(() => {
    if (text === '') return setState(IDLE)
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      setState({ is: 'searching' })
      const found = await search(page, text, stop.signal)
      if (!stop.signal.aborted) setState(found)
    }, SEARCH_DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [page, text])
  return state
}
