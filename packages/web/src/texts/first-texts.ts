import type { Language } from '@caderneta/contract/language'
import type { Bilingual } from './texts.ts'

type FirstTables = typeof import('./first-english.ts')

let english: FirstTables | null = null

/** Loads the English texts of the first page, once. */
export async function loadEnglish(): Promise<void> {
  english ??= await import('./first-english.ts')
}

/** What has to be loaded before that language applies; null when it is available. */
export function textsOnTheWay(language: Language): Promise<void> | null {
  return language === 'ptBR' || english ? null : loadEnglish()
}

/**
 * A table that the first page needs. Most visits use Portuguese only, so the English table is in a
 * file of its own; `prefs-store.ts` switches to English once that is loaded, never before.
 */
export function firstTexts<Name extends keyof FirstTables>(
  name: Name,
  ptBR: FirstTables[Name],
): Bilingual<FirstTables[Name]> {
  return {
    ptBR,
    get en() {
      return english?.[name] ?? ptBR
    },
  }
}
