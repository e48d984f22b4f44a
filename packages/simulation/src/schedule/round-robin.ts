/** Home and away, by their place in the order of the season. */
type Pairing = readonly [home: number, away: number]

/** Rounds in which everyone meets everyone once. */
export function roundsOfLeg(count: number): number {
  return count + (count % 2) - 1
}

/**
 * Who meets whom in a round, by the circle method: one stays, the others move one place on each
 * round. In the second leg home and away change. With an odd number one of them rests.
 */
export function pairingsOfRound(count: number, round: number): readonly Pairing[] {
  const legRounds = roundsOfLeg(count)
  const [turn, isSecondLeg] = [round % legRounds, Math.floor(round / legRounds) % 2 === 1]
  const indexAt = (seat: number) => (seat === legRounds ? legRounds : (seat + turn) % legRounds)
  const seats = Array.from({ length: (legRounds + 1) / 2 }, (_, seat) => seat)
  return seats
    .map((seat): Pairing => {
      const pair = [indexAt(seat), indexAt(seat === 0 ? legRounds : legRounds - seat)] as const
      const isTurned = (seat === 0 ? turn : seat) % 2 === 1
      return isTurned === isSecondLeg ? pair : [pair[1], pair[0]]
    })
    .filter((pair) => Math.max(...pair) < count)
}
