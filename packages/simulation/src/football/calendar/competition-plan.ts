import type { CompetitionPlan } from '../../schedule/dated-competition.ts'
import { roundsOfLeg } from '../../schedule/round-robin.ts'
import type { CompetitionRow } from './football-competitions.ts'

const GROUPS = /^groups-(\d+)x(\d+)-/
/** Formats in which the rounds of the data are played twice a year. */
const TWO_TOURNAMENTS = ['ar.1', 'uy.1', 'co.1', 'pe.1', 'mx.1']
/** Sides of the knock-out after groups; eight or, of few, four are left in others. */
const KNOCKOUT_SIDES: Readonly<Record<string, number>> = {
  'br.4': 32,
  'copa.l': 16,
  'copa.s': 16,
  'uefa.cl': 16,
  'uefa.el': 16,
  'uefa.conf': 16,
  'ar.1': 16,
}

/** How a competition is played, from its format in the data. */
export function planOf(row: CompetitionRow): CompetitionPlan {
  const { id, format, rounds, matchesPerRound, teams } = row
  const league = { rounds, groupSize: teams.length, knockout: 0, friendlies: null }
  if (id === 'int.friendly') return { ...league, friendlies: matchesPerRound }
  if (format.startsWith('knockout')) {
    const sides = Math.min(2 * matchesPerRound, teams.length)
    return { ...league, rounds: 0, knockout: 2 ** Math.floor(Math.log2(sides)) }
  }
  const knockout = knockoutOf(row)
  if (format === 'groups-4-2') return { ...league, groupSize: 4 }
  if (format.startsWith('groups')) {
    const groupSize = Number(GROUPS.exec(format)?.[2] ?? (teams.length % 4 === 0 ? 4 : 5))
    const isNamed = GROUPS.test(format)
    return { ...league, groupSize, knockout, rounds: isNamed ? rounds : roundsOfLeg(groupSize) }
  }
  return { ...league, knockout, rounds: TWO_TOURNAMENTS.includes(id) ? 2 * rounds : rounds }
}

function knockoutOf({ id, format, teams }: CompetitionRow): number {
  if (!/\+(knockout|groups)$/.test(format)) return 0
  return KNOCKOUT_SIDES[id] ?? (teams.length >= 16 ? 8 : 4)
}
