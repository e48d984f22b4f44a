import { ENGLISH_LOCATIONS } from './english-locations.ts'

/** Sides named by a city, and clubs whose city has another name in English. */
const ENGLISH_SIDES: Readonly<Record<string, string>> = {
  'AEK Atenas': 'AEK Athens',
  Ancara: 'Ankara',
  Antália: 'Antalya',
  Antuérpia: 'Antwerp',
  Atenas: 'Athens',
  'Austria Viena': 'Austria Vienna',
  'Bayern de Munique': 'Bayern Munich',
  Belgrado: 'Belgrade',
  Berlim: 'Berlin',
  Bilbau: 'Bilbao',
  Bolonha: 'Bologna',
  Breslávia: 'Wrocław',
  Cantão: 'Guangzhou',
  Colônia: 'Cologne',
  Copenhague: 'Copenhagen',
  Corunha: 'A Coruña',
  'Dinamo Bucareste': 'Dinamo Bucharest',
  'Dínamo de Kiev': 'Dynamo Kyiv',
  'Dukla Praga': 'Dukla Prague',
  Esmirna: 'Izmir',
  'Estrela Vermelha': 'Red Star Belgrade',
  Filadélfia: 'Philadelphia',
  'Gran Canária': 'Gran Canaria',
  Hamburgo: 'Hamburg',
  Indianápolis: 'Indianapolis',
  Istambul: 'Istanbul',
  'Legia Varsóvia': 'Legia Warsaw',
  Madri: 'Madrid',
  Milão: 'Milan',
  Mônaco: 'Monaco',
  Munique: 'Munich',
  Múrcia: 'Murcia',
  Nagoia: 'Nagoya',
  Nanquim: 'Nanjing',
  'Nova Orleans': 'New Orleans',
  'Nova York': 'New York',
  'Olympique de Marselha': 'Olympique de Marseille',
  Pequim: 'Beijing',
  Pireu: 'Piraeus',
  Praga: 'Prague',
  Quioto: 'Kyoto',
  'Rapid Bucareste': 'Rapid Bucharest',
  'Rapid Viena': 'Rapid Vienna',
  Rosário: 'Rosario',
  'São Francisco': 'San Francisco',
  Saragoça: 'Zaragoza',
  'Slavia Praga': 'Slavia Prague',
  'Sparta Praga': 'Sparta Prague',
  Tóquio: 'Tokyo',
  Trebizonda: 'Trabzon',
  Valência: 'Valencia',
  Viena: 'Vienna',
  Xangai: 'Shanghai',
}

/** What follows the name of a side. */
const TEAM_WORDS: readonly (readonly [RegExp, string])[] = [
  [/ Feminino$/, ' Women'],
  [/ Sub-(\d\d)$/, ' U$1'],
  [/ Reservas$/, ' Reserves'],
]

/** Sides that are not known yet. */
const PLACEHOLDERS: readonly (readonly [RegExp, string])[] = [
  [/^Vencedor do jogo (\d+)$/, 'Winner of match $1'],
  [/^Perdedor do jogo (\d+)$/, 'Loser of match $1'],
  [/^1º do Grupo /, 'Winner of Group '],
  [/^2º do Grupo /, 'Runner-up of Group '],
  [/^3º do Grupo /, 'Third of Group '],
  [/^4º do Grupo /, 'Fourth of Group '],
  [/^A definir$/, 'To be decided'],
]

/** A nation, a city, a women's or a youth team; most sides have one name everywhere. */
export function englishSide(name: string): string {
  const known = ENGLISH_SIDES[name] ?? ENGLISH_LOCATIONS[name]
  if (known !== undefined) return known
  const placeholder = PLACEHOLDERS.find(([pattern]) => pattern.test(name))
  if (placeholder) return name.replace(...placeholder)
  const word = TEAM_WORDS.find(([pattern]) => pattern.test(name))
  if (!word) return name
  const [pattern, replacement] = word
  const [suffix = ''] = pattern.exec(name) ?? []
  return `${englishSide(name.slice(0, -suffix.length))}${suffix.replace(pattern, replacement)}`
}
