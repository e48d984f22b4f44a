/** Entry of the slip: whether odds are in it, adding them, and the slip on the page. */

export { addComposite } from './composite/add-composite.ts'
export { isPassing, type LegsQuote, LegsQuoteReader } from './composite/legs-quote.ts'
export { SlipBar } from './panel/slip-bar.tsx'
export { SlipPanel } from './panel/slip-panel.tsx'
export { prepareSlip, pressOdd } from './state/press-odd.ts'
export { useIsSelected, useSlip } from './state/slip-store.ts'
export { watchSlip } from './state/watch-slip.ts'
