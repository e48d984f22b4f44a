import type { Box } from './use-target-box.ts'

/** The ring is a little larger than its target, but never outside the window. */
const GAP = 4
const EDGE = 2

const within = (at: number, size: number) => Math.min(Math.max(at, EDGE), size - EDGE)

/** The position of a ring around the box in a window of that size. */
export function ringAround(box: Box, window: { innerWidth: number; innerHeight: number }): Box {
  const { innerWidth, innerHeight } = window
  const left = within(box.left - GAP, innerWidth)
  const top = within(box.top - GAP, innerHeight)
  const right = within(box.left + box.width + GAP, innerWidth)
  const bottom = within(box.top + box.height + GAP, innerHeight)
  return { top, left, width: right - left, height: bottom - top }
}

/** A ring around the target of the step; the page under it stays usable. */
export function Spotlight({ box }: { readonly box: Box }) {
  return (
    <div
      aria-hidden="true"
      data-tour-ring=""
      style={ringAround(box, window)}
      className="pointer-events-none fixed z-[35] rounded-control border-[3px] border-gold shadow-high"
    />
  )
}
