import type { MatchClock, Period, Score } from '@caderneta/domain/markets/game'
import { PERIODS } from '@caderneta/domain/markets/game'
import { type Cards, verdictOf } from '@caderneta/feed/boxing/fight-cards'
import {
  CLEAR_ROUND,
  FIGHT_START,
  type FightRates,
  type FightState,
  KNOCKDOWNS_PER_STOPPAGE,
  LEVEL_CARD,
  SLICES_OF_HALF_ROUND,
  SLICES_OF_ROUND,
  SURVIVED,
} from '@caderneta/feed/boxing/fight-model'
import type { ScriptMoment } from '@caderneta/feed/contest/contest-model'
import { type FactDraft, plainFact } from '@caderneta/feed/contest/contest-timeline'
import { itemAt } from '@caderneta/feed/item-at'
import type { Random } from '@caderneta/feed/random'

type FightMoment = ScriptMoment<FightState>

const SLICE_SECONDS = 30
const REST_SECONDS = 60
/** The cards are read this long after the last bell. */
const CARDS_SECONDS = 90
const SIDES = { '1': 'home', '2': 'away', Draw: null } as const
/** What a judge gives to the winner of a round. */
const ROUND_POINTS = 10

const ROUNDS: readonly Period[] = PERIODS.filter((period) => /^R\d+$/.test(period))

/** A side that knocks the other down, and whether that ends the fight. */
interface Knockdown {
  readonly by: '1' | '2'
  readonly isStoppage: boolean
}

/**
 * Plays a fight at random, by the model that prices it: every half minute may bring a knockdown and
 * with it a stoppage, and the judges give each round. The score counts the rounds that most judges
 * gave to a side. A knockdown that is survived is reported when its half minute is over. What is
 * left of a fight from a state is played alike; its score counts from there.
 */
export function sampleFight(
  random: Random,
  rates: FightRates,
  from = FIGHT_START,
): readonly FightMoment[] {
  const fight = new Fight(random, rates, from)
  const roundsOver = Math.floor(from.slicesFought / SLICES_OF_ROUND)
  for (const period of ROUNDS.slice(roundsOver, rates.roundsScheduled)) {
    if (fight.isRoundTheLast(period)) return fight.moments
  }
  fight.judge()
  return fight.moments
}

class Fight {
  readonly moments: FightMoment[] = []
  readonly #random: Random
  readonly #rates: FightRates
  #state: FightState
  #score: Score = [0, 0]
  #second = 0
  /** Points that each judge has given to the two sides. */
  #points: readonly Score[] = [
    [0, 0],
    [0, 0],
    [0, 0],
  ]

  constructor(random: Random, rates: FightRates, from: FightState) {
    this.#random = random
    this.#rates = rates
    this.#state = from
  }

  /** Fights a round, or what is left of it; true when it ends the fight. */
  isRoundTheLast(period: Period): boolean {
    const { slicesFought } = this.#state
    this.#state = {
      ...this.#state,
      roundsBegun: Math.floor(slicesFought / SLICES_OF_ROUND) + 1,
    }
    this.#addLive(period, 0, [plainFact('period_start')])
    for (let slice = 1 + (slicesFought % SLICES_OF_ROUND); slice <= SLICES_OF_ROUND; slice += 1) {
      const minute = Math.floor(((slice - 1) * SLICE_SECONDS) / 60)
      const knockdown = this.#knockdown()
      if (knockdown) this.#goesDown(knockdown)
      if (knockdown?.isStoppage) {
        this.#second += this.#random.integer(1, SLICE_SECONDS - 1)
        this.#stop(knockdown, { period, minute })
        return true
      }
      this.#second += SLICE_SECONDS
      this.#lastsSlice()
      const down = knockdown ? [knockdownFact(knockdown, { period, minute })] : []
      const facts = slice === SLICES_OF_ROUND ? [...down, this.#card()] : down
      this.#addLive(period, Math.floor((slice * SLICE_SECONDS) / 60), facts, knockdown !== null)
    }
    this.#second += REST_SECONDS
    return false
  }

  judge(): void {
    this.#second += CARDS_SECONDS - REST_SECONDS
    const [one, two, three] = this.#state.cards.map((lead) => this.#closed(lead))
    if (one === undefined || two === undefined || three === undefined) return
    const cards: Cards = [one, two, three]
    const end = verdictOf(cards)
    const scorecards = this.#points.map(([home, away], judge): FactDraft => {
      const lead = itemAt(cards, judge)
      const more = lead - home + away
      const partScore: Score = [home + Math.max(more, 0), away + Math.max(-more, 0)]
      return plainFact('scorecard', { side: sideOf(lead), partScore })
    })
    this.#state = { ...this.#state, cards, end }
    this.#end([...scorecards, plainFact('decision', { side: SIDES[end.winner] })])
  }

  /** A judge whose card is level mostly finds one point more for one side. */
  #closed(lead: number): number {
    if (lead !== 0 || this.#random.next() < LEVEL_CARD) return lead
    return this.#random.next() < 0.5 ? 1 : -1
  }

  #knockdown(): Knockdown | null {
    const { homeStops, awayStops } = this.#rates
    const sample = this.#random.next() / KNOCKDOWNS_PER_STOPPAGE
    if (sample >= homeStops + awayStops) return null
    const by = sample < homeStops ? '1' : '2'
    return { by, isStoppage: this.#random.next() >= SURVIVED }
  }

  #goesDown({ by }: Knockdown): void {
    const { downs, roundDowns } = this.#state
    const more = ([home, away]: Score): Score => (by === '1' ? [home, away + 1] : [home + 1, away])
    this.#state = { ...this.#state, downs: more(downs), roundDowns: more(roundDowns) }
  }

  #lastsSlice(): void {
    const slicesFought = this.#state.slicesFought + 1
    const halfRoundsFought = Math.floor(slicesFought / SLICES_OF_HALF_ROUND)
    this.#state = { ...this.#state, slicesFought, halfRoundsFought }
  }

  #card(): FactDraft {
    const given = this.#given()
    const lead = given.reduce((sum, points) => sum + points, 0)
    const [home, away] = this.#score
    this.#score = lead > 0 ? [home + 1, away] : [home, away + 1]
    this.#points = this.#points.map((points, judge) => roundGiven(points, itemAt(given, judge)))
    const [one, two, three] = this.#state.cards
    const cards: Cards = [one + given[0], two + given[1], three + given[2]]
    this.#state = { ...this.#state, cards, roundDowns: [0, 0] }
    return { kind: 'round', side: lead > 0 ? 'home' : 'away', points: 1 }
  }

  /** What the judges give for the round: two points for more knockdowns, else one. */
  #given(): Cards {
    const [home, away] = this.#state.roundDowns
    const net = Math.sign(away - home)
    if (net !== 0) return [2 * net, 2 * net, 2 * net]
    const sample = () => (this.#random.next() < this.#rates.homeRound ? 1 : -1)
    if (this.#random.next() >= CLEAR_ROUND) return [sample(), sample(), sample()]
    const all = sample()
    return [all, all, all]
  }

  #stop(knockdown: Knockdown, at: Required<Pick<FactDraft, 'period' | 'minute'>>): void {
    this.#state = { ...this.#state, end: { winner: knockdown.by, verdict: null } }
    const stoppage = plainFact('stoppage', { side: SIDES[knockdown.by], ...at })
    this.#end([knockdownFact(knockdown, at), stoppage])
  }

  #end(facts: readonly FactDraft[]): void {
    this.#add('ended', { period: 'FT', minute: 0, stoppage: 0 }, facts)
  }

  #addLive(period: Period, minute: number, facts: readonly FactDraft[], isKey = false): void {
    this.#add('live', { period, minute, stoppage: 0 }, facts, isKey)
  }

  #add(
    status: FightMoment['status'],
    clock: MatchClock,
    facts: readonly FactDraft[],
    isKey = false,
  ): void {
    const [state, score] = [this.#state, this.#score]
    this.moments.push({ second: this.#second, state, status, clock, score, isKey, facts })
  }
}

function knockdownFact({ by }: Knockdown, at: Pick<FactDraft, 'period' | 'minute'>): FactDraft {
  return plainFact('knockdown', { side: SIDES[by], ...at })
}

/** Ten points for the winner of the round, as many less for the other as he leads by. */
function roundGiven([home, away]: Score, lead: number): Score {
  return [home + ROUND_POINTS - Math.max(-lead, 0), away + ROUND_POINTS - Math.max(lead, 0)]
}

function sideOf(lead: number): FactDraft['side'] {
  if (lead === 0) return null
  return lead > 0 ? 'home' : 'away'
}
