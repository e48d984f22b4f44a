/** Poisson chances of 0 to `most`, the tail folded into the last; of 0 alone where none comes. */
export function poissonChances(mean: number, most: number): Float64Array {
  if (mean === 0) return Float64Array.of(1)
  const chances = new Float64Array(most + 1)
  writePoisson(chances, 0, mean, most)
  return chances
}

/** Writes the Poisson chances of 0 to `most` from `start` on, the tail folded into the last. */
export function writePoisson(
  chances: Float64Array,
  start: number,
  mean: number,
  most: number,
): void {
  let chance = Math.exp(-mean)
  let rest = 1
  for (let count = 0; count < most; count += 1) {
    chances[start + count] = chance
    rest -= chance
    chance *= mean / (count + 1)
  }
  chances[start + most] = Math.max(0, rest)
}

/** The Poisson chance of just so many. */
export function poissonChance(mean: number, count: number): number {
  let chance = Math.exp(-mean)
  for (let less = 1; less <= count; less += 1) chance *= mean / less
  return chance
}
