/** A match by its sides, as the specification writes it everywhere: 'Grêmio X Santos'. */
export function matchName([home, away]: readonly [home: string, away: string]): string {
  return `${home} X ${away}`
}
