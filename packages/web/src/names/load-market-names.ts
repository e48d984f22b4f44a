import type { Language } from '@caderneta/contract/language'
import { useEffect } from 'react'
import { useLanguage } from '../prefs/prefs-store.ts'
import { lateNames } from './late-names.ts'

const FILES = {
  ptBR: () => import('./market-names.pt-br.ts'),
  en: () => import('./market-names.en.ts'),
} as const

/** For what names markets beyond the lists: loads their file, one for each language. */
export function useAllMarketNames(): void {
  const language = useLanguage()
  useEffect(() => void loadMarketNames(language), [language])
}

/** Until it is loaded, a market has the name that it has in lists, or none. */
async function loadMarketNames(language: Language): Promise<void> {
  if (lateNames().read()?.language === language) return
  const { marketNames } = await FILES[language]()
  lateNames().set(marketNames)
}
