import { reportFigure } from '@caderneta/pricing/testing/campaign-size'
import type { RoundTrip } from './round-trip.ts'

/** Prints what arrived of a season, and how much of it was compared. */
export function reportTrip(trip: RoundTrip): void {
  const [takenBack, changed] = trip.corrected
  for (const [sport, matches] of trip.ended) reportFigure(`matches that ended, ${sport}`, matches)
  reportFigure('messages that arrived', trip.messages)
  reportFigure('prices compared', trip.prices)
  reportFigure('results compared', trip.results)
  reportFigure('results compared with our own rule', trip.checked)
  reportFigure('messages with results taken back', takenBack)
  reportFigure('of them wrong at first', changed)
  reportFigure('differences', trip.differences.length)
}
