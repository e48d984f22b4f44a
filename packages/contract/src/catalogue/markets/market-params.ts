/**
 * The parameters of a market as bets store them: 'side=1|total=2.5'. A line alone, such as '2.5' or
 * '-0.25', has no name.
 */
export function marketParams(handicap: string): ReadonlyMap<string, string> {
  return new Map(
    handicap
      .split('|')
      .filter((part) => part.includes('='))
      .map((part) => {
        const at = part.indexOf('=')
        return [part.slice(0, at), part.slice(at + 1)] as const
      }),
  )
}

/** The line of a selection: '2.5' of 'side=1|total=2.5'; empty without one. */
export function lineOf(handicap: string): string {
  const params = marketParams(handicap)
  return params.size === 0 ? handicap : (params.get('total') ?? '')
}
