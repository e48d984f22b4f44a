import { COUNTRIES } from '@caderneta/domain/person/countries'

/** Nations as football knows them, where a list of countries has another name or none. */
const FOOTBALL_NATIONS: Readonly<Record<string, string>> = {
  'Antigua & Barbuda': 'Antígua e Barbuda',
  'Bosnia & Herzegovina': 'Bósnia e Herzegovina',
  'Bosnia-Herzegovina': 'Bósnia e Herzegovina',
  'China PR': 'China',
  'Chinese Taipei': 'Taipé Chinesa',
  Congo: 'República do Congo',
  'Congo DR': 'República Democrática do Congo',
  Curacao: 'Curaçao',
  'Czech Republic': 'Tchéquia',
  Czechoslovakia: 'Tchecoslováquia',
  'DR Congo': 'República Democrática do Congo',
  'East Germany': 'Alemanha Oriental',
  England: 'Inglaterra',
  'Great Britain': 'Grã-Bretanha',
  'IR Iran': 'Irã',
  'Ivory Coast': 'Costa do Marfim',
  'Korea DPR': 'Coreia do Norte',
  'Korea Republic': 'Coreia do Sul',
  Netherlands: 'Holanda',
  'Northern Ireland': 'Irlanda do Norte',
  'Republic of Ireland': 'Irlanda',
  Scotland: 'Escócia',
  'Serbia and Montenegro': 'Sérvia e Montenegro',
  'Soviet Union': 'União Soviética',
  Tahiti: 'Taiti',
  'Trinidad & Tobago': 'Trinidad e Tobago',
  Turkey: 'Turquia',
  UAE: 'Emirados Árabes',
  'United Arab Emirates': 'Emirados Árabes',
  USA: 'Estados Unidos',
  Wales: 'País de Gales',
  'West Germany': 'Alemanha Ocidental',
  Yugoslavia: 'Iugoslávia',
}

const PORTUGUESE = new Map([
  ...COUNTRIES.map(({ nameEn, name }) => [nameEn, name] as const),
  ...Object.entries(FOOTBALL_NATIONS),
])

/** The nation in Portuguese, as a feed sends names; clubs keep theirs. */
export function portugueseNation(name: string): string {
  return PORTUGUESE.get(name.replace('’', "'")) ?? name
}
