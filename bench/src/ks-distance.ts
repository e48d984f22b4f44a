/**
 * The greatest distance between the distributions of two samples, 0 to 1 (Kolmogorov-Smirnov): 0
 * when they cannot be distinguished, 1 when one threshold separates them.
 */
export function ksDistance(one: readonly number[], other: readonly number[]): number {
  const first = [...one].sort((a, b) => a - b)
  const second = [...other].sort((a, b) => a - b)
  let [i, j, greatest] = [0, 0, 0]
  while (i < first.length && j < second.length) {
    const value = Math.min(first[i] ?? 0, second[j] ?? 0)
    while (first[i] === value) i += 1
    while (second[j] === value) j += 1
    greatest = Math.max(greatest, Math.abs(i / first.length - j / second.length))
  }
  return greatest
}

/** What chance alone exceeds once in a hundred times between samples of these sizes. */
export function ksNoise(one: number, other: number): number {
  return 1.628 * Math.sqrt((one + other) / (one * other))
}
