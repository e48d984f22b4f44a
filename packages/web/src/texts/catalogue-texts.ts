import { firstTexts } from './first-texts.ts'
import { catalogue as ptBR } from './ptBR/catalogue.ts'

export const catalogueTexts = firstTexts('catalogue', ptBR)
export type CatalogueTexts = typeof ptBR
