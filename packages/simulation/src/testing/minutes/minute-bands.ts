import { isDismissal } from '@caderneta/domain/markets/sports/football/incidents/incident'
import type { MatchCourse } from '@caderneta/feed/football/match-course'
import { itemAt } from '@caderneta/pricing/chances/item-at'

/** Minutes 1 to 15, 16 to 30 and so on; the stoppage of a half is in the last of its bands. */
export const BANDS = ['1-15', '16-30', '31-45+', '46-60', '61-75', '76-90+'] as const
export type Bands = readonly [number, number, number, number, number, number]

export type MinuteKind = 'goals' | 'corners' | 'yellowCards' | 'dismissals'

const BAND_MINUTES = 15

/** What the minutes of the clock have, 45 and 90 with all stoppage. */
export function bandsOf(minutes: readonly number[]): Bands {
  const counts: [number, number, number, number, number, number] = [0, 0, 0, 0, 0, 0]
  for (const minute of minutes) {
    const band = Math.floor((minute - 1) / BAND_MINUTES)
    if (!isBand(band)) throw new RangeError(`minute ${minute}`)
    counts[band] += 1
  }
  return counts
}

function isBand(band: number): band is 0 | 1 | 2 | 3 | 4 | 5 {
  return Number.isInteger(band) && band >= 0 && band < BANDS.length
}

/** A share of what came in a band beside the published one, in percent. */
interface ShareDistance {
  readonly share: number
  readonly published: number
  /** What chance explains of their difference, but for one of some hundred. */
  readonly chance: number
}

const ERRORS = 3

/** Of two samples, band by band. */
export function shareDistances(
  ours: readonly number[],
  theirs: readonly number[],
): readonly ShareDistance[] {
  const [own, other] = [sumOf(ours), sumOf(theirs)]
  return theirs.map((count, i) => {
    const published = count / other
    const variance = published * (1 - published) * (1 / own + 1 / other)
    return {
      share: (100 * itemAt(ours, i)) / own,
      published: 100 * published,
      chance: 100 * ERRORS * Math.sqrt(variance),
    }
  })
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

/** The minutes in which something came in matches. */
export function minutesOf(courses: readonly MatchCourse[], kind: MinuteKind): readonly number[] {
  if (kind === 'goals')
    return courses.flatMap(({ goals }) =>
      goals.filter(({ period }) => REGULAR_TIME.includes(period)).map(({ minute }) => minute),
    )
  const isCounted = COUNTED[kind]
  return courses.flatMap(({ incidents }) => incidents.filter(isCounted).map(({ minute }) => minute))
}

const REGULAR_TIME = ['1H', '2H']

type Incident = MatchCourse['incidents'][number]

const COUNTED: Readonly<Record<Exclude<MinuteKind, 'goals'>, (one: Incident) => boolean>> = {
  corners: ({ kind }) => kind === 'corner',
  yellowCards: ({ kind }) => kind === 'yellow_card',
  dismissals: isDismissal,
}
