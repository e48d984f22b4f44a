/** Flag code to the place as the feed writes it. */
const LOCATIONS: Readonly<Record<string, string>> = {
  af: 'África',
  ar: 'Argentina',
  at: 'Áustria',
  be: 'Bélgica',
  br: 'Brasil',
  ch: 'Suíça',
  cl: 'Chile',
  co: 'Colômbia',
  de: 'Alemanha',
  dk: 'Dinamarca',
  ec: 'Equador',
  es: 'Espanha',
  eu: 'Europa',
  fr: 'França',
  'gb-eng': 'Inglaterra',
  'gb-sct': 'Escócia',
  gr: 'Grécia',
  it: 'Itália',
  jp: 'Japão',
  mx: 'México',
  nl: 'Holanda',
  pe: 'Peru',
  pt: 'Portugal',
  py: 'Paraguai',
  sa: 'América do Sul',
  'sa-ksa': 'Arábia Saudita',
  tr: 'Turquia',
  us: 'Estados Unidos',
  uy: 'Uruguai',
  world: 'Mundo',
}

/** How much Brazilians care, 0 to 10; other competitions of the data have 2. */
const APPEALS: Readonly<Record<string, number>> = {
  'br.1': 10,
  'copa.l': 10,
  'uefa.cl': 10,
  'int.copa-america': 10,
  'int.wc2026': 10,
  'int.wc2030': 10,
  'int.wwc': 9,
  'fifa.cwc': 10,
  'int.euro': 8,
  'int.wcq-conmebol': 10,
  'br.cup': 9,
  'en.1': 9,
  'fifa.icc': 9,
  'br.supercup': 9,
  'copa.r': 9,
  'copa.s': 8,
  'es.1': 8,
  'br.sp': 8,
  'br.rj': 8,
  'it.1': 7,
  'de.1': 6,
  'br.mg': 6,
  'br.rs': 6,
  'uefa.el': 6,
  'uefa.super': 6,
  'fr.1': 5,
  'ar.1': 5,
  'br.ne': 5,
  'pt.1': 4,
  'br.2': 4,
  'int.unl': 4,
  'int.friendly': 4,
}
const APPEAL_OF_OTHERS = 2

export function locationOf(cc: string): string {
  const location = LOCATIONS[cc]
  if (location === undefined) throw new RangeError(`no place for the flag ${cc}`)
  return location
}

export function appealOf(competition: string): number {
  return APPEALS[competition] ?? APPEAL_OF_OTHERS
}
