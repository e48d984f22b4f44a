import { loadEnglish } from '../texts/first-texts.ts'

// For tests of English texts: the files that a switch to English loads are preloaded.
await loadEnglish()
