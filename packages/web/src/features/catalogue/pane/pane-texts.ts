import { pane as en } from './texts/en.ts'
import { pane as ptBR } from './texts/ptBR.ts'

/** Texts of what is beside pages only: a phone's home does not load them. */
export const paneTexts = { ptBR, en }
