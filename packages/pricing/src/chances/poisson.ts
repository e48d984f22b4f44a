/** Poisson chances of 0 to `most`, the tail folded into the last; of 0 alone where none comes. */
export function poissonChances(mean: number, most: number): Float64Array {
  if (mean === 0) return Float64Array.of(1)
  const chances = new Float64Array(most + 1)
  let chance = Math.exp(-mean)
  let rest = 1
  for (let count = 0; count < most; count += 1) {
    chances[count] = chance
    rest -= chance
    chance *= mean / (count + 1)
  }
  chances[most] = Math.max(0, rest)
  return chances
}
