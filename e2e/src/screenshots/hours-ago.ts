const HOUR_MS = 3_600_000
const STEP_MS = 300_000

/** When all pictures are taken, to five minutes: what is made up for them is of the same day. */
const NOW = Math.floor(Date.now() / STEP_MS) * STEP_MS

/** Before the pictures are taken; a negative number is after. */
export function hoursAgo(hours: number): number {
  return NOW - hours * HOUR_MS
}
