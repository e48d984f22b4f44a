import type { MatchClock, Period, Score } from '@caderneta/domain/markets/game/game'
import { PERIODS } from '@caderneta/domain/markets/game/game'
import type { FightEnd } from '@caderneta/domain/markets/sports/fight-progress'
import type { ScriptMoment } from '@caderneta/feed/contest/contest-model'
import { type FactDraft, plainFact } from '@caderneta/feed/contest/contest-timeline'
import {
  FIGHT_START,
  type FightRates,
  type FightState,
  LEVEL_IS_DRAW,
  SLICES_OF_HALF_ROUND,
  SLICES_OF_ROUND,
} from '@caderneta/pricing/fights/fight-model'
import type { Random } from '@caderneta/pricing/random'

type FightMoment = ScriptMoment<FightState>

const SLICE_SECONDS = 30
const REST_SECONDS = 60
/** The cards are read this long after the last bell. */
const CARDS_SECONDS = 90
const JUDGES = [1, 2, 3] as const
const SIDES = { '1': 'home', '2': 'away', Draw: null } as const

const ROUNDS: readonly Period[] = PERIODS.filter((period) => /^R\d+$/.test(period))

/**
 * Plays a fight at random, by the model that prices it: every half minute may bring a stoppage, and
 * each judge gives each round to one side. The score counts the rounds that most judges gave.
 */
export function sampleFight(random: Random, rates: FightRates): readonly FightMoment[] {
  const fight = new Fight(random, rates)
  for (const period of ROUNDS.slice(0, rates.roundsScheduled)) {
    if (fight.isRoundTheLast(period)) return fight.moments
  }
  fight.judge()
  return fight.moments
}

class Fight {
  readonly moments: FightMoment[] = []
  readonly #random: Random
  readonly #rates: FightRates
  #state = FIGHT_START
  #score: Score = [0, 0]
  #second = 0

  constructor(random: Random, rates: FightRates) {
    this.#random = random
    this.#rates = rates
  }

  /** Fights a round; true when it ends the fight. */
  isRoundTheLast(period: Period): boolean {
    this.#addLive(period, 0, [plainFact('period_start')])
    for (let slice = 1; slice <= SLICES_OF_ROUND; slice += 1) {
      const winner = this.#stoppage()
      if (winner) {
        this.#second += this.#random.integer(1, SLICE_SECONDS - 1)
        const minute = Math.floor(((slice - 1) * SLICE_SECONDS) / 60)
        this.#end({ winner, isByJudges: false }, { period, minute })
        return true
      }
      this.#second += SLICE_SECONDS
      this.#lastsSlice()
      const facts = slice === SLICES_OF_ROUND ? [this.#card()] : []
      this.#addLive(period, Math.floor((slice * SLICE_SECONDS) / 60), facts)
    }
    this.#second += REST_SECONDS
    return false
  }

  judge(): void {
    this.#second += CARDS_SECONDS - REST_SECONDS
    const { cardLead } = this.#state
    const winner = cardLead === 0 ? this.#levelWinner() : cardLead > 0 ? '1' : '2'
    this.#end({ winner, isByJudges: true })
  }

  #levelWinner(): FightEnd['winner'] {
    if (this.#random.next() < LEVEL_IS_DRAW) return 'Draw'
    return this.#random.next() < 0.5 ? '1' : '2'
  }

  #stoppage(): '1' | '2' | null {
    const { homeStops, awayStops } = this.#rates
    const sample = this.#random.next()
    if (sample < homeStops) return '1'
    return sample < homeStops + awayStops ? '2' : null
  }

  #lastsSlice(): void {
    const slicesFought = this.#state.slicesFought + 1
    const halfRoundsFought = Math.floor(slicesFought / SLICES_OF_HALF_ROUND)
    this.#state = { ...this.#state, slicesFought, halfRoundsFought }
  }

  #card(): FactDraft {
    const cards: readonly number[] = JUDGES.map(() =>
      this.#random.next() < this.#rates.homeRound ? 1 : -1,
    )
    const lead = cards.reduce((sum, card) => sum + card, 0)
    const [home, away] = this.#score
    this.#score = lead > 0 ? [home + 1, away] : [home, away + 1]
    this.#state = { ...this.#state, cardLead: this.#state.cardLead + lead }
    return { kind: 'round', side: lead > 0 ? 'home' : 'away', points: 1 }
  }

  #end(end: FightEnd, at: Partial<Pick<FactDraft, 'period' | 'minute'>> = {}): void {
    this.#state = { ...this.#state, end }
    const [kind, side] = [end.isByJudges ? 'decision' : 'stoppage', SIDES[end.winner]] as const
    this.#add('ended', { period: 'FT', minute: 0, stoppage: 0 }, [plainFact(kind, { side, ...at })])
  }

  #addLive(period: Period, minute: number, facts: readonly FactDraft[]): void {
    this.#add('live', { period, minute, stoppage: 0 }, facts)
  }

  #add(status: FightMoment['status'], clock: MatchClock, facts: readonly FactDraft[]): void {
    const [state, score] = [this.#state, this.#score]
    this.moments.push({ second: this.#second, state, status, clock, score, isKey: false, facts })
  }
}
