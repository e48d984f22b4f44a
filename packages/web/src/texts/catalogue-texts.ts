import { catalogue as en } from './en/catalogue.ts'
import { catalogue as ptBR } from './ptBR/catalogue.ts'

export const catalogueTexts = { ptBR, en }
export type CatalogueTexts = typeof ptBR
