import { useLanguage } from '../prefs/prefs-store.ts'

/** One table of texts in both languages. The Portuguese one is the source of the type. */
export interface Bilingual<Table> {
  readonly ptBR: Table
  readonly en: Table
}

/** The table in the language of the page; a change of language renders again at once (I18-04). */
export function useTexts<Table>(texts: Bilingual<Table>): Table {
  return texts[useLanguage()]
}
