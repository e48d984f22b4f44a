import { FLAG_PICTURES } from './flag-pictures.ts'

/** Countries by the name that feeds write, each after its ISO code. */
const CODES = `
  AE Emirados Árabes, AE Emirados Árabes Unidos, AL Albânia, AM Armênia, AO Angola, AR Argentina,
  AT Áustria, AU Austrália, AZ Azerbaijão, BA Bósnia e Herzegovina, BD Bangladesh, BE Bélgica,
  BG Bulgária, BH Bahrein, BO Bolívia, BR Brasil, BY Bielorrússia, CA Canadá, CH Suíça,
  CI Costa do Marfim, CL Chile, CM Camarões, CN China, CO Colômbia, CR Costa Rica, CU Cuba,
  CV Cabo Verde, CY Chipre, CZ Tchéquia, DE Alemanha, DK Dinamarca, DO República Dominicana,
  DZ Argélia, EC Equador, EE Estônia, EG Egito, ES Espanha, FI Finlândia, FO Ilhas Faroé, FR França,
  GB Reino Unido, GB Grã-Bretanha, GE Geórgia, GH Gana, GR Grécia, GT Guatemala, HK Hong Kong,
  HN Honduras, HR Croácia, HT Haiti, HU Hungria, ID Indonésia, IE Irlanda, IL Israel, IN Índia,
  IQ Iraque, IR Irã, IS Islândia, IT Itália, JM Jamaica, JO Jordânia, JP Japão, KE Quênia,
  KR Coreia do Sul, KW Kuwait, KZ Cazaquistão, LB Líbano, LT Lituânia, LU Luxemburgo, LV Letônia,
  MA Marrocos, MD Moldávia, ME Montenegro, MK Macedônia do Norte, MT Malta, MX México, MY Malásia,
  MZ Moçambique, NG Nigéria, NI Nicarágua, NL Holanda, NL Países Baixos, NO Noruega,
  NZ Nova Zelândia, OM Omã, PA Panamá, PE Peru, PH Filipinas, PL Polônia, PR Porto Rico,
  PT Portugal, PY Paraguai, QA Catar, RO Romênia, RS Sérvia, RU Rússia, SA Arábia Saudita,
  SE Suécia, SG Singapura, SI Eslovênia, SK Eslováquia, SN Senegal, SV El Salvador, TH Tailândia,
  TN Tunísia, TR Turquia, UA Ucrânia, US Estados Unidos, UY Uruguai, UZ Uzbequistão, VE Venezuela,
  VN Vietnã, XK Kosovo, ZA África do Sul`

const entryOf = (line: string): readonly [location: string, code: string] => [
  line.slice(3),
  line.slice(0, 2),
]

/** What plays under a flag of its own, though it is no state. */
const OTHERS = [
  ['Inglaterra', 'GB_ENG'],
  ['Escócia', 'GB_SCT'],
  ['País de Gales', 'GB_WLS'],
] as const

const CODE_BY_LOCATION = new Map<string, string>([
  ...CODES.split(',').map((line) => entryOf(line.trim().replace(/\s+/g, ' '))),
  ...OTHERS,
])

/** The address of the picture of a flag; undefined for a continent, or a place without one. */
export function flagOf(location: string): string | undefined {
  const code = CODE_BY_LOCATION.get(location)
  const picture = code && FLAG_PICTURES.get(code)
  return picture && `data:image/svg+xml,${encodeURIComponent(picture)}`
}
