/** The door of the slip: whether an odd is in it, putting one in, and the slip on the page. */
export { SlipBar } from './slip-bar.tsx'
export { SlipPanel } from './slip-panel.tsx'
export { useIsSelected } from './slip-store.ts'
export { toggleSelection } from './toggle-selection.ts'
export { watchSlip } from './watch-slip.ts'
