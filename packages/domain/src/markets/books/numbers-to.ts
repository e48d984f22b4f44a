/** 1, 2, … */
export function numbersTo(last: number): readonly number[] {
  return Array.from({ length: last }, (_, i) => i + 1)
}
