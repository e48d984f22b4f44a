/**
 * Time of the season against real time. At speed 1 they are the same. At another speed the whole
 * calendar runs as fast as the matches, from the beginning of the run on: as many games are live
 * at any moment, only sooner over.
 */
export interface SeasonTime {
  /** Seconds of the season per second. */
  readonly speed: number
  /** Real moment of a moment of the season, both in whole milliseconds UTC. */
  realMs(seasonMs: number): number
  seasonMs(realMs: number): number
}

/** `epochMs`: the real moment at which the run began; there both times are equal. */
export function seasonTime(epochMs: number, speed: number): SeasonTime {
  if (speed === 1) return { speed, realMs: (ms) => ms, seasonMs: (ms) => ms }
  return {
    speed,
    realMs: (seasonMs) => epochMs + Math.round((seasonMs - epochMs) / speed),
    seasonMs: (realMs) => epochMs + Math.round((realMs - epochMs) * speed),
  }
}
