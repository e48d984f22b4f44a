import { listAt } from '@caderneta/pricing/chances/list-at'
import { type Random, randomFrom } from '@caderneta/pricing/random'
import { shuffled } from '../../schedule/shuffled.ts'
import { BOXING_DATA } from './boxing-data.ts'

/** A boxer fights no more often in a year. */
const FIGHTS_OF_YEAR = 4
/** Weeks between two fights of a boxer in a year. */
const WEEKS_OF_REST = 8
const CLASSES = BOXING_DATA.classes.map((each, index) => ({ ...each, id: `${index}` }))

type Pair = readonly [home: string, away: string]

interface Career {
  readonly fights: number
  readonly lastWeek: number
  readonly met: readonly string[]
}

const NO_FIGHTS: Career = { fights: 0, lastWeek: -Infinity, met: [] }

/** The fights of all evenings of a year: by the place of the evening, then its number there. */
export function boxingCards(key: string): ReadonlyMap<string, readonly Pair[]> {
  const random = randomFrom(`${key}/cards`)
  const careers = new Map<string, Career>()
  const evenings = BOXING_DATA.evenings
    .flatMap(({ weeks, hours, gender }, place) =>
      weeks.map((week, number) => ({
        week,
        fights: hours.length,
        gender,
        id: `${place}/${number}`,
      })),
    )
    .sort((one, other) => one.week - other.week)
  return new Map(
    evenings.map(({ id, week, fights, gender }) => {
      const open = CLASSES.filter((each) => each.gender === gender)
      const order = shuffled(
        open.map((each) => each.id),
        random,
      )
      const pairs = [...order, ...order].reduce<readonly Pair[]>((card, classId) => {
        if (card.length === fights) return card
        const pair = pairOf(classId, week, careers, random)
        return pair === null ? card : [...card, fought(careers, pair, week)]
      }, [])
      return [id, pairs]
    }),
  )
}

/** The two of a class who have rested longest and have not met in the year, if there are any. */
function pairOf(
  classId: string,
  week: number,
  careers: ReadonlyMap<string, Career>,
  random: Random,
): Pair | null {
  const boxers = CLASSES.filter(({ id }) => id === classId).flatMap((each) => each.boxers)
  const careerOf = (name: string) => careers.get(name) ?? NO_FIGHTS
  const names = shuffled(
    boxers.map(({ name }) => name),
    random,
  )
  const free = names
    .filter((name) => {
      const { fights, lastWeek } = careerOf(name)
      return fights < FIGHTS_OF_YEAR && week - lastWeek >= WEEKS_OF_REST
    })
    .toSorted((one, other) => careerOf(one).lastWeek - careerOf(other).lastWeek)
  for (const [index, home] of free.entries()) {
    const away = free.slice(index + 1).find((name) => !careerOf(home).met.includes(name))
    if (away !== undefined) return [home, away]
  }
  return null
}

function fought(careers: Map<string, Career>, pair: Pair, week: number): Pair {
  for (const name of pair) {
    const { fights, met } = careers.get(name) ?? NO_FIGHTS
    careers.set(name, { fights: fights + 1, lastWeek: week, met: [...met, ...pair] })
  }
  return pair
}

export function cardOf(
  cards: ReadonlyMap<string, readonly Pair[]>,
  place: number,
  number: number,
): readonly Pair[] {
  return listAt(cards, `${place}/${number}`)
}
