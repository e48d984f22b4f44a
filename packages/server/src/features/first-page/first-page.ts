/** Entry file of the first page: what the server writes into the page before it is sent. */
export { FirstPages } from './first-pages.ts'
