/** Flag code to the place as the feed writes it. */
const LOCATIONS: Readonly<Record<string, string>> = {
  af: 'África',
  ae: 'Emirados Árabes',
  ar: 'Argentina',
  at: 'Áustria',
  au: 'Austrália',
  be: 'Bélgica',
  br: 'Brasil',
  ca: 'Canadá',
  ch: 'Suíça',
  cl: 'Chile',
  cn: 'China',
  co: 'Colômbia',
  de: 'Alemanha',
  dk: 'Dinamarca',
  ec: 'Equador',
  es: 'Espanha',
  eu: 'Europa',
  fr: 'França',
  'gb-eng': 'Inglaterra',
  'gb-sct': 'Escócia',
  gb: 'Reino Unido',
  gr: 'Grécia',
  hr: 'Croácia',
  it: 'Itália',
  jp: 'Japão',
  mc: 'Mônaco',
  mx: 'México',
  nl: 'Holanda',
  nz: 'Nova Zelândia',
  pe: 'Peru',
  pt: 'Portugal',
  py: 'Paraguai',
  qa: 'Catar',
  sa: 'América do Sul',
  'sa-ksa': 'Arábia Saudita',
  se: 'Suécia',
  tr: 'Turquia',
  us: 'Estados Unidos',
  uy: 'Uruguai',
  world: 'Mundo',
}

export function locationOf(cc: string): string {
  const location = LOCATIONS[cc]
  if (location === undefined) throw new RangeError(`no place for the flag ${cc}`)
  return location
}
