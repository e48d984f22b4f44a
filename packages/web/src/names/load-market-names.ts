import type { Language } from '@caderneta/contract/language'
import { useEffect } from 'react'
import { useLanguage } from '../prefs/prefs-store.ts'
import { type Page, usePage } from '../root/page.ts'
import { useSite } from '../site/site-store.ts'

const FILES = {
  ptBR: () => import('./market-names.pt-br.ts'),
  en: () => import('./market-names.en.ts'),
} as const

/** For what names one market: loads the file unless the lists have its name. */
export function useMarketNameOf(marketId: number): void {
  const site = useSite()
  useAllMarketNames(site !== null && !site.markets.some(({ id }) => id === marketId))
}

/** For what names markets beyond the lists: loads their file, one for each language. */
export function useAllMarketNames(isNeeded = true): void {
  const page = usePage()
  const language = useLanguage()
  useEffect(() => {
    if (isNeeded) void loadMarketNames(page, language)
  }, [page, language, isNeeded])
}

/** For a notice that the file is missing: a function that loads it again. */
export function useRetryMarketNames(): () => void {
  const page = usePage()
  const language = useLanguage()
  return () => void loadMarketNames(page, language)
}

/** Until it is loaded, a market has the name that it has in lists, or an empty one. */
async function loadMarketNames(page: Pick<Page, 'lateNames'>, language: Language): Promise<void> {
  const before = page.lateNames.read()
  if (before.names?.language === language) return
  page.lateNames.set({ ...before, isLoading: true })
  try {
    const { marketNames } = await FILES[language]()
    page.lateNames.set({ names: marketNames, isLoading: false, hasFailed: false })
  } catch {
    // Without the file the page goes on; a notice has a button that loads it again.
    page.lateNames.set({ names: before.names, isLoading: false, hasFailed: true })
  }
}
