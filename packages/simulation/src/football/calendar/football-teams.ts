import { noiseAt, seedOf } from '@caderneta/pricing/random'
import data from '../../../data/football-teams.json' with { type: 'json' }

/** Logarithms: how many more goals a team scores, and how many fewer its opponents do. */
interface TeamStrength {
  readonly attack: number
  readonly defence: number
}

/** The mean of the even distribution of `noiseAt` is 0, its deviation 1/√3. */
const UNIT_DEVIATION = Math.sqrt(3)

const byName = new Map(data.teams.map((team) => [team.name, team]))
const nameById = new Map(data.teams.map(({ id, name }) => [id, name]))

/** Teams of the data; `mu` is the logarithm of the goals of a side between equals. */
export const FOOTBALL_TEAMS = {
  mu: data.mu,
  nameOf: (id: string): string => {
    const name = nameById.get(id)
    if (name === undefined) throw new RangeError(`no team ${id}`)
    return name
  },
  /** Flag code of the country of a team. */
  placeOf: (name: string): string => {
    const team = byName.get(name)
    if (!team) throw new RangeError(`no team ${name}`)
    return team.cc
  },
  /** Null for a side that the data has not. Little-known teams differ by season. */
  strengthOf: (seed: string, name: string, season: number): TeamStrength | null => {
    const team = byName.get(name)
    if (!team) return null
    const ownSeed = seedOf(`${seed}/team/${name}`)
    const drift = (part: number) =>
      team.spread * UNIT_DEVIATION * noiseAt(ownSeed, 2 * season + part)
    return { attack: team.att + drift(0), defence: team.def + drift(1) }
  },
}
