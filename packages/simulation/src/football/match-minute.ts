import type { Goal, PlayedPeriod } from '@caderneta/feed/football/match-script'

export const REGULAR_MINUTES: Readonly<Record<PlayedPeriod, number>> = {
  '1H': 45,
  '2H': 45,
  ET1: 15,
  ET2: 15,
}

const MINUTES_BEFORE: Readonly<Record<PlayedPeriod, number>> = {
  '1H': 0,
  '2H': 45,
  ET1: 90,
  ET2: 105,
}

/** A second of a period as the record books write it. */
export function minuteOf(
  period: PlayedPeriod,
  second: number,
): Pick<Goal, 'minute' | 'stoppage' | 'secondOfMinute'> {
  const [minute, regular] = [Math.floor(second / 60) + 1, REGULAR_MINUTES[period]]
  return {
    minute: MINUTES_BEFORE[period] + Math.min(minute, regular),
    stoppage: Math.max(0, minute - regular),
    secondOfMinute: second % 60,
  }
}
