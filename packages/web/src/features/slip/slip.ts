/** The door of the slip: whether an odd is in it, putting one in, and the slip on the page. */

export { SlipBar } from './panel/slip-bar.tsx'
export { SlipPanel } from './panel/slip-panel.tsx'
export { prepareSlip, pressOdd } from './state/press-odd.ts'
export { loadSlipStorage, useIsSelected } from './state/slip-store.ts'
export { watchSlip } from './state/watch-slip.ts'
