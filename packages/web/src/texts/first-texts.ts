import type { Language } from '@caderneta/contract/language'
import type { Bilingual } from './texts.ts'

type FirstTables = typeof import('./first-english.ts')

let english: FirstTables | null = null

/** Brings the English texts of the first page, once. */
export async function loadEnglish(): Promise<void> {
  english ??= await import('./first-english.ts')
}

/** What has to arrive before the page may speak that language; null when it is there. */
export function textsOnTheWay(language: Language): Promise<void> | null {
  return language === 'ptBR' || english ? null : loadEnglish()
}

/**
 * A table that the first page needs. Most visits read Portuguese only, so the English table comes
 * in a file of its own; `prefs-store.ts` speaks English once that is there, never before.
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
