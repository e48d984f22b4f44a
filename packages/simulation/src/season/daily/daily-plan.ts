import type { DailyPlan } from './daily-competition.ts'

const HOUR_MS = 3_600_000

type Named = Pick<DailyPlan, 'rounds' | 'groupSize' | 'knockout'> &
  Partial<Omit<DailyPlan, 'friendlies' | 'restMs'>> & { readonly restHours: number }

/** A plan in which only what is peculiar to a competition is named. */
export function dailyPlan({ restHours, ...named }: Named): DailyPlan {
  return {
    series: 1,
    roundDays: null,
    firstWeekday: null,
    knockoutDays: null,
    ...named,
    friendlies: null,
    restMs: restHours * HOUR_MS,
  }
}
