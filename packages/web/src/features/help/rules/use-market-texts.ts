import type { SportTexts } from '@caderneta/contract/catalogue/markets/sport-texts'
import type { Language } from '@caderneta/contract/language'
import { useCallback, useEffect, useState } from 'react'
import { useLanguage } from '../../../prefs/prefs-store.ts'

const FILES: Readonly<Record<Language, () => Promise<SportTexts>>> = {
  ptBR: async () =>
    (await import('@caderneta/contract/catalogue/markets/sport-texts.pt-br')).SPORT_TEXTS_PT_BR,
  en: async () =>
    (await import('@caderneta/contract/catalogue/markets/sport-texts.en')).SPORT_TEXTS_EN,
}

interface LoadedTexts {
  readonly language: Language
  /** Null when they could not be loaded. */
  readonly market: SportTexts | null
}

/** Names and help of all markets in the language of the page; null until they are loaded. */
export function useMarketTexts(isNeeded = true) {
  const language = useLanguage()
  const [loaded, setLoaded] = useState<LoadedTexts | null>(null)
  const load = useCallback(() => {
    FILES[language]().then(
      (market) => setLoaded({ language, market }),
      () => setLoaded({ language, market: null }),
    )
  }, [language])
  useEffect(() => {
    if (isNeeded) load()
  }, [load, isNeeded])
  return { loaded: loaded?.language === language ? loaded : null, retry: load }
}
