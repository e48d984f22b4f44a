interface Point {
  readonly hours: number
  readonly value: number
}

/** A straight line through values over time, by least squares. */
export interface Trend {
  readonly mean: number
  readonly perHour: number
  /** Standard error of the slope; not a number of fewer than three points. */
  readonly errorPerHour: number
  /** From the first point to the last one. */
  readonly hours: number
}

/** What may rise from the first point to the last one. */
export interface Allowance {
  /** A part of the mean. */
  readonly share: number
  /** The same in the unit of the values, where the mean is small. */
  readonly least: number
}

/** A slope that is smaller than so many of its standard errors may be chance. */
const ERRORS = 3

export function trendOf(points: readonly Point[]): Trend {
  const count = points.length
  const meanOf = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / count
  const times = points.map(({ hours }) => hours)
  const [middle, mean] = [meanOf(times), meanOf(points.map(({ value }) => value))]
  const sum = (of: (point: Point) => number) => points.reduce((total, one) => total + of(one), 0)
  const run = sum(({ hours }) => (hours - middle) ** 2)
  const perHour = sum(({ hours, value }) => (hours - middle) * (value - mean)) / run
  const left = sum(({ hours, value }) => (value - mean - perHour * (hours - middle)) ** 2)
  const errorPerHour = Math.sqrt(left / (count - 2) / run)
  return { mean, perHour, errorPerHour, hours: Math.max(...times) - Math.min(...times) }
}

/**
 * Flat is what has not certainly risen by more than is allowed. What falls is flat; so is what is
 * too uneven to say, which its error shows.
 */
export function isFlat(trend: Trend, { share, least }: Allowance): boolean {
  const certain = (trend.perHour - ERRORS * trend.errorPerHour) * trend.hours
  return certain <= Math.max(least, share * trend.mean)
}
