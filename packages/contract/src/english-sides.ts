import { ENGLISH_PLACES } from './english-places.ts'

/** Sides named by a city, and clubs whose city has another name in English. */
const ENGLISH_SIDES: Readonly<Record<string, string>> = {
  Ancara: 'Ankara',
  Antália: 'Antalya',
  Antuérpia: 'Antwerp',
  Atenas: 'Athens',
  'Bayern de Munique': 'Bayern Munich',
  Belgrado: 'Belgrade',
  Berlim: 'Berlin',
  Bilbau: 'Bilbao',
  Bolonha: 'Bologna',
  Breslávia: 'Wrocław',
  Cantão: 'Guangzhou',
  Colônia: 'Cologne',
  Corunha: 'A Coruña',
  'Dínamo de Kiev': 'Dynamo Kyiv',
  Esmirna: 'Izmir',
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
  Rosário: 'Rosario',
  Saragoça: 'Zaragoza',
  'São Francisco': 'San Francisco',
  Tóquio: 'Tokyo',
  Trebizonda: 'Trabzon',
  Valência: 'Valencia',
  Viena: 'Vienna',
  Xangai: 'Shanghai',
}

const WOMEN = / Feminino$/

/** A nation, a city, a women's team; most sides have one name everywhere. */
export function englishSide(name: string): string {
  const known = ENGLISH_SIDES[name] ?? ENGLISH_PLACES[name]
  return known ?? name.replace(WOMEN, ' Women')
}
