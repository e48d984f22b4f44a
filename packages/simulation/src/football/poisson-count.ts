import type { Random } from '@caderneta/pricing/random'

/** Inversion: the number whose chances add up past one draw. */
export function poissonCount(random: Random, mean: number): number {
  let [count, chance] = [0, Math.exp(-mean)]
  for (let rest = random.next() - chance; rest >= 0 && chance > 0; rest -= chance) {
    count += 1
    chance *= mean / count
  }
  return count
}
