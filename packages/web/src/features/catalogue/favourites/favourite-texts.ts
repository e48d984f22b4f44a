import { favourites as en } from './texts/en.ts'
import { favourites as ptBR } from './texts/ptBR.ts'

/** Loaded once something is followed. */
export const favouriteTexts = { ptBR, en }
