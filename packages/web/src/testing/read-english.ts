import { loadEnglish } from '../texts/first-texts.ts'

// For tests of English words: what a visit brings when English is chosen is there at once.
await loadEnglish()
