import { ADVANTAGE_MAX, attackFactor } from '@caderneta/pricing/goals/player-advantage'
import type { Random } from '@caderneta/pricing/random'

/** What a side with the most players more has beyond that of a level match: a part of it. */
const MORE_MAX = attackFactor('home', ADVANTAGE_MAX) - 1

/** Events of a match at chance of its own, as if no player had been sent off. */
interface LevelEvents<Event> {
  readonly level: readonly Event[]
  /** As many again, times a factor of their rates. */
  readonly sampleMore: (factor: number) => readonly Event[]
  /** What the rate of such an event is multiplied by at its moment. */
  readonly factorOf: (event: Event) => number
}

/**
 * The events of a match in which one side has more players at times: some of those of a level match
 * do not come, and others come.
 */
export function followPlayers<Event>(
  random: Random,
  { level, sampleMore, factorOf }: LevelEvents<Event>,
): readonly Event[] {
  const left = level.filter((event) => random.next() < factorOf(event))
  const more = sampleMore(MORE_MAX)
  return [...left, ...more.filter((event) => random.next() * MORE_MAX < factorOf(event) - 1)]
}
