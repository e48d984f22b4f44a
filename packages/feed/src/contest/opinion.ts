import { seedOf, smoothNoiseAt } from '@caderneta/pricing/random'
import type { Opinion } from './contest-model.ts'

/**
 * What the market believes of a game at a position in time, whole steps apart; 0 is the start. It
 * moves without jumps and is the same at every asking.
 */
export function opinionAt(gameId: number, position: number): Opinion {
  return {
    edge: smoothNoiseAt(seedOf(`edge/${gameId}`), position),
    pace: smoothNoiseAt(seedOf(`pace/${gameId}`), position),
  }
}
