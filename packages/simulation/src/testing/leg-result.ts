/** The result of a leg. */
export type LegResult = 'win' | 'lose' | 'void' | 'half_win' | 'half_lose'

/** Result of a selection that is so many hundredths of a goal or point ahead of its line. */
export function handicapResult(ahead: number): LegResult {
  if (ahead === 0) return 'void'
  if (Math.abs(ahead) === 25) return ahead > 0 ? 'half_win' : 'half_lose'
  return ahead > 0 ? 'win' : 'lose'
}
