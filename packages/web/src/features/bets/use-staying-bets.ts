import { useCallback, useState } from 'react'
import type { BetList } from './bets-cache.ts'
import type { ClosingStep } from './use-closing.ts'

type Bet = BetList[number]

/** A card of the list; one that has left its tab stays until its outcome was read. */
interface ShownBet {
  readonly bet: Bet
  readonly isLeaving: boolean
}

interface StayingBets {
  readonly shown: readonly ShownBet[]
  /** Closing the bet has reached this step. */
  readonly onStep: (betId: number, step: ClosingStep) => void
  /** Its time is over. */
  readonly onLeft: (betId: number) => void
}

const idOf = ({ betInfo }: Bet) => betInfo.betId

/** The bettor waits for the outcome, or it is on the card. */
function hasOutcome(bet: Bet, steps: ReadonlyMap<number, ClosingStep>): boolean {
  const step = steps.get(idOf(bet))
  return bet.betInfo.betStatus !== 'pending' || step === 'sending' || step === 'success'
}

/** The list and, where they were, the bets that left it with an outcome that was not read yet. */
function merged(
  before: readonly ShownBet[],
  bets: BetList,
  isKept: (bet: Bet) => boolean,
): readonly ShownBet[] {
  const now = new Set(bets.map(idOf))
  const shown: ShownBet[] = bets.map((bet) => ({ bet, isLeaving: false }))
  before.forEach(({ bet, isLeaving }, at) => {
    if (!now.has(idOf(bet)) && (isLeaving || isKept(bet)))
      shown.splice(at, 0, { bet, isLeaving: true })
  })
  return shown
}

/** The cards of a tab: a bet that is over leaves the tab at once, its card a little later. */
export function useStayingBets(bets: BetList): StayingBets {
  const [steps, setSteps] = useState<ReadonlyMap<number, ClosingStep>>(new Map())
  const [given, setGiven] = useState(bets)
  const [shown, setShown] = useState(() => merged([], bets, () => false))
  if (given !== bets) {
    setGiven(bets)
    setShown(merged(shown, bets, (bet) => hasOutcome(bet, steps)))
  }
  const onStep = useCallback(
    (betId: number, step: ClosingStep) => setSteps((known) => new Map(known).set(betId, step)),
    [],
  )
  const onLeft = useCallback(
    (betId: number) =>
      setShown((known) => known.filter((one) => !one.isLeaving || idOf(one.bet) !== betId)),
    [],
  )
  return { shown, onStep, onLeft }
}
