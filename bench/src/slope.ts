/** How fast values rise, by least squares, per step; 0 of fewer than two. */
export function slopeOf(values: readonly number[]): number {
  const count = values.length
  if (count < 2) return 0
  const [middle, mean] = [(count - 1) / 2, values.reduce((sum, each) => sum + each, 0) / count]
  const rise = values.reduce((sum, each, i) => sum + (i - middle) * (each - mean), 0)
  const run = values.reduce((sum, _, i) => sum + (i - middle) ** 2, 0)
  return rise / run
}
