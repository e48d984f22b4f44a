/** The door of the slip: whether an odd is in it, putting one in, and the slip on the page. */
export { prepareSlip, pressOdd } from './press-odd.ts'
export { SlipBar } from './slip-bar.tsx'
export { SlipPanel } from './slip-panel.tsx'
export { loadSlipStorage, useIsSelected } from './slip-store.ts'
export { watchSlip } from './watch-slip.ts'
