/** The English texts of what a first visit shows; loaded by `first-texts.ts` on demand. */
export { api } from './en/api.ts'
export { catalogue } from './en/catalogue.ts'
export { footer } from './en/footer.ts'
export { names } from './en/names.ts'
export { operator } from './en/operator.ts'
export { popup } from './en/popup.ts'
export { shell } from './en/shell.ts'
export { wallet } from './en/wallet.ts'
