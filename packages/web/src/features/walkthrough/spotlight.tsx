import type { Box } from './use-target-box.ts'

/** The ring stands a little outside of what it shows, but never outside of the window. */
const GAP = 4
const EDGE = 2

const within = (at: number, size: number) => Math.min(Math.max(at, EDGE), size - EDGE)

/** Where a ring around the box stands in a window of that size. */
export function ringAround(box: Box, window: { innerWidth: number; innerHeight: number }): Box {
  const { innerWidth, innerHeight } = window
  const left = within(box.left - GAP, innerWidth)
  const top = within(box.top - GAP, innerHeight)
  const right = within(box.left + box.width + GAP, innerWidth)
  const bottom = within(box.top + box.height + GAP, innerHeight)
  return { top, left, width: right - left, height: bottom - top }
}

/** A ring around what the step is about; the page under it stays as usable as before. */
export function Spotlight({ box }: { readonly box: Box }) {
  return (
    <div
      aria-hidden="true"
      style={ringAround(box, window)}
      className="pointer-events-none fixed z-[35] rounded-control border-[3px] border-gold shadow-high"
    />
  )
}
