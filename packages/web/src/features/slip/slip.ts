/** Entry of the slip: whether odds are in it, adding them, and the slip on the page. */

export { openSlipSheet } from './panel/sheet-store.ts'
export { SlipBar } from './panel/slip-bar.tsx'
export { SlipPanel } from './panel/slip-panel.tsx'
export { prepareSlip, pressOdd } from './state/press-odd.ts'
export { oddsOfRate } from './state/selection-fact.ts'
export { useIsSelected, useSlipCount } from './state/slip-store.ts'
export { watchSlip } from './state/watch-slip.ts'
