// How much bettors in Brazil look for a team, 0 to 3, by the name that feeds write.

const HIGHEST = 3

const listed = (names: string): readonly string[] => names.split(',').map((name) => name.trim())

/** Clubs of Brazil whose matches lead wherever they play, the most followed first. */
const GREAT_CLUBS = listed(`Flamengo, Corinthians, São Paulo, Palmeiras, Vasco da Gama, Vasco,
  Cruzeiro, Grêmio, Santos, Internacional, Atlético-MG, Botafogo, Fluminense`)

const OTHER_CLUBS = listed(`Bahia, Athletico-PR, Fortaleza, Ceará, Sport, Vitória, Coritiba,
  Red Bull Bragantino, Mirassol, Chapecoense, Remo, Goiás, Juventude, Santa Cruz, Paysandu,
  Ponte Preta, Náutico, América-MG, Avaí, Criciúma, Cuiabá, Atlético-GO, CRB, Vila Nova, Guarani`)

const ABROAD = listed(`Real Madrid, Barcelona, Manchester City, Liverpool, Arsenal,
  Manchester United, Chelsea, Paris Saint-Germain, Bayern de Munique, Bayern München, Juventus,
  Milan, Internazionale, Boca Juniors, River Plate, Benfica, Porto, Sporting, Atlético de Madrid,
  Atlético Madrid, Borussia Dortmund, Napoli, Tottenham, Inter Miami, Al-Nassr, Al-Hilal`)

const NATIONS = listed(
  'Argentina, Portugal, França, Espanha, Inglaterra, Alemanha, Itália, Uruguai',
)

const BRAZIL = 'Brasil'

const INTERESTS: ReadonlyMap<string, number> = new Map([
  ...GREAT_CLUBS.map((name) => [name, HIGHEST] as const),
  [BRAZIL, HIGHEST],
  ...OTHER_CLUBS.map((name) => [name, HIGHEST - 1] as const),
  ...ABROAD.map((name) => [name, HIGHEST - 1] as const),
  ...NATIONS.map((name) => [name, HIGHEST - 1] as const),
])

const BRAZILIANS: ReadonlySet<string> = new Set([...GREAT_CLUBS, ...OTHER_CLUBS, BRAZIL])

/** Women's teams share the names of their clubs. */
const OF_WOMEN = /(?: Feminino| \(F\))$/

/** 0 for a team that is not known beyond its place, 3 for the great ones. */
export function teamInterest(name: string): number {
  const club = name.replace(OF_WOMEN, '')
  const interest = INTERESTS.get(club) ?? 0
  return club === name ? interest : Math.max(interest - 1, 0)
}

/** One of those that nearly everybody follows; none of women is among them. */
export function isGreatTeam(name: string): boolean {
  return teamInterest(name) === HIGHEST
}

/** A known club of Brazil or its national team. */
export function isBrazilianTeam(name: string): boolean {
  return BRAZILIANS.has(name.replace(OF_WOMEN, ''))
}
