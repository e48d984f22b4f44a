import type { Score } from '@caderneta/domain/markets/game/game'
import type { Random } from '@caderneta/pricing/random'

const SCORED = 0.76
const KICKS = 5

/** A penalty shoot-out: five kicks each as long as they can matter, then pair by pair. */
export function sampleShootOut(random: Random): Score {
  let [home, away] = [0, 0]
  const kick = () => (random.next() < SCORED ? 1 : 0)
  for (let taken = 0; taken < KICKS; taken += 1) {
    home += kick()
    if (isDecided(home - away, KICKS - taken - 1, KICKS - taken)) return [home, away]
    away += kick()
    if (isDecided(home - away, KICKS - taken - 1, KICKS - taken - 1)) return [home, away]
  }
  while (home === away) {
    home += kick()
    away += kick()
  }
  return [home, away]
}

function isDecided(lead: number, homeKicksLeft: number, awayKicksLeft: number): boolean {
  return lead > awayKicksLeft || -lead > homeKicksLeft
}
