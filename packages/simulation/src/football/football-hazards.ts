import type { Hazards } from '../season/disturbance.ts'

/** Interruptions are well within the first or the second half. */
export const FOOTBALL_HAZARDS: Hazards = {
  interruptions: [
    [5, 40],
    [70, 100],
  ],
  postponedShare: 0,
  abandonedShare: 0,
}
