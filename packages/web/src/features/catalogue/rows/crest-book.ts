/** How a crest is divided between its colours, after the shirt or the mark of a club. */
const PATTERNS = [
  'plain',
  'sleeves',
  'stripes',
  'hoops',
  'halves',
  'diagonal',
  'sash',
  'band',
  'bands',
  'pale',
  'cross',
  'chevron',
  'checks',
] as const
export type CrestPattern = (typeof PATTERNS)[number]

/** One shade of each colour, so that clubs of one colour agree. */
export const CREST_COLOURS = {
  red: '#cf1020',
  green: '#00713d',
  navy: '#10284f',
  blue: '#1a56b0',
  azure: '#1288cf',
  sky: '#6cabdd',
  yellow: '#f7cf2e',
  amber: '#f5a01d',
  orange: '#ec6a1c',
  wine: '#7b1733',
  purple: '#5b2a86',
  brown: '#5c3b28',
  pink: '#f1a7bf',
  gold: '#b3924a',
  silver: '#b4b8bf',
  black: '#16181d',
  white: '#ffffff',
} as const
type CrestColour = keyof typeof CREST_COLOURS

/** A disc for sides whose mark is round, a shield for all others. */
export type CrestShape = 'shield' | 'round'

interface CrestEntry {
  readonly pattern: CrestPattern
  readonly shape: CrestShape
  /** The ground, what the pattern covers, and thin lines beside it. */
  readonly colours: readonly [CrestColour, CrestColour, CrestColour | undefined]
}

/**
 * The best-known sides by what they look like: pattern, shape and colours, then their names as
 * feeds write them. These are facts about shirts, drawn by ourselves; no mark of a club is copied.
 */
const BOOK = `
plain shield red white: Internacional, Vila Nova, América-RN, Sergipe, Capivariano, Noroeste,
  Independiente, América de Cali, Caracas, Toluca, Liverpool, Manchester United, Nottingham Forest,
  Bristol City, Wrexham, Monza, Union Berlin, Colônia, Fortuna Düsseldorf, Hannover 96, Brest,
  Santa Clara, Gil Vicente, AZ Alkmaar, Utrecht, Antwerp, Standard de Liège, Aberdeen, Brann,
  Canadá, Costa Rica, Áustria, Turquia, Tunísia, Polônia, Egito, País de Gales, Tchéquia;
plain round red white: Bayern de Munique, Benfica, Mainz 05, Kaiserslautern, Twente,
  New York Red Bulls;
plain shield red yellow: Unión Española, Espanha, Go Ahead Eagles, China;
plain shield red black: Brasil de Pelotas, Melgar, Mallorca, Mirandés, Freiburg, Rennes, Guingamp,
  Midtjylland, Bélgica;
plain round red black: Bayer Leverkusen, Eintracht Frankfurt;
plain shield red navy: Osasuna, Lille, Noruega;
plain shield red blue: Heidenheim, Independiente Medellín, FCSB, Chile, Coreia do Sul, Sérvia;
plain shield red green: NEC Nijmegen, Portugal, Marrocos, Hungria;
sleeves shield red white: Arsenal, Charlton, Braga, Reims, Santa Fe;
stripes shield red white: Náutico, CRB, Bangu, Estudiantes, Instituto, Unión, Barracas Central,
  River Plate-URU, Junior, Brentford, Sunderland, Southampton, Sheffield United, Stoke City,
  Atlético de Madrid, Athletic Bilbao, Girona, Almería, Sporting Gijón, PSV, Sparta Roterdã,
  Estrela Vermelha, Olympiacos, Chivas Guadalajara, Necaxa, Paraguai;
stripes shield red black: Athletico-PR, Ituano, Moto Club, Bournemouth, Milan, Nice, Excelsior,
  Atlanta United;
stripes shield red navy: Bologna;
stripes shield red blue: Crystal Palace, San Lorenzo, Cerro Porteño, Viktoria Plzen;
stripes shield red yellow: Lens, Lecce, Catanzaro, Göztepe, Mechelen, Progreso;
stripes shield red silver: Cremonese;
stripes shield red green white: Estrela da Amadora;
hoops shield red black: Flamengo, Vitória, Sport, Atlético-GO;
hoops shield red white: Granada;
halves shield red white: Feyenoord, Slavia Praga;
halves shield red navy: Genoa, Cagliari;
halves shield red blue: Basel;
halves shield red black: Newell's Old Boys, Atlas;
diagonal shield red white: Monaco;
sash shield red white: Argentinos Juniors;
band shield red white: Middlesbrough;
cross shield red white: Suíça, Dinamarca;
cross shield red green: Portuguesa;

plain shield green white: Goiás, Guarani, Chapecoense, Floresta, Luverdense, Sarmiento,
  Racing de Montevidéu, Audax Italiano, Deportivo Cali, Avellino, Werder Bremen, Greuther Fürth,
  Red Star, Moreirense, Groningen, Rapid Viena, Panathinaikos, Ludogorets, León, Al-Ahli, Bolívia,
  México, Nigéria, Arábia Saudita, Irlanda, Argélia;
plain round green white: Palmeiras, Wolfsburg, Saint-Étienne;
plain shield green yellow: Cuiabá;
plain shield green red: Camarões, Senegal;
plain shield green black: Preussen Münster;
sleeves shield green white: Hibernian;
stripes shield green white: Juventude, Banfield, Atlético Nacional, Real Betis, Córdoba, Rio Ave,
  Ferencváros;
stripes shield green black: América-MG, San Martín de San Juan, Sassuolo, Cercle Brugge;
stripes shield green yellow: Aldosivi;
hoops shield green white: Coritiba, Sporting, Celtic, Shamrock Rovers, Santos Laguna;
cross shield green white: Tuna Luso;

plain shield blue white: Confiança, São José-RS, Godoy Cruz, Independiente Rivadavia, Millonarios,
  Emelec, Everton, Ipswich, Portsmouth, Birmingham, Getafe, Real Oviedo, Como, Empoli, Hoffenheim,
  Hamburgo, Holstein Kiel, Arminia Bielefeld, Karlsruher, Magdeburg, Darmstadt, Bochum, Bastia,
  Troyes, Famalicão, Zwolle, Genk, Gent, Rangers, Dinamo Zagreb, Lech Poznan, Japão, Grécia;
plain round blue white: Cruzeiro, Chelsea, Leicester, Schalke 04, Strasbourg, Cruz Azul, Al-Hilal;
plain shield blue red: Universidad de Chile;
plain shield blue yellow: Everton-CHI, Hellas Verona;
plain shield blue black: Paderborn;
stripes shield blue white: Avaí, CSA, Alianza Lima, Brighton, Sheffield Wednesday, Real Sociedad,
  Espanyol, Alavés, Deportivo La Coruña, Leganés, Málaga, Hertha Berlin, Porto, Heerenveen,
  Kilmarnock, Odense, Pachuca;
stripes shield blue black: Pisa, Huachipato, Club Brugge;
stripes round blue black: Internazionale, Atalanta;
stripes shield blue wine: Barcelona, Levante, Eibar, Huesca;
stripes shield blue yellow: Rosario Central;
stripes shield blue red white: Bahia;
hoops shield blue white: Queens Park Rangers;
hoops shield blue red white: Fortaleza;
halves shield blue white: Blackburn, Grasshopper;
band shield blue yellow: Boca Juniors;
band shield blue red: Tigre;
bands shield blue white red: Sampdoria;

plain shield azure white: Itália;
plain round azure white: Napoli;
stripes shield azure black white: Grêmio;

plain shield navy white: Remo, Millwall, Paris FC, França, Escócia;
plain shield navy orange: Montpellier;
plain shield navy gold: Pumas UNAM;
stripes shield navy white: Talleres, West Bromwich, Monterrey;
stripes shield navy black: Liverpool-URU;
pale round navy red white: Paris Saint-Germain;

plain shield sky white: O'Higgins, Sporting Cristal, Bolívar, Coventry, Celta de Vigo, Lazio,
  Malmö, Uruguai;
plain round sky white: Manchester City, New York City, Montevideo City Torque;
plain shield sky navy: Le Havre;
plain shield sky black: Belgrano;
stripes shield sky white: Paysandu, Londrina, Racing, Atlético Tucumán, Cerro, Pescara, Argentina;

plain shield yellow green: Mirassol, Brusque, Defensa y Justicia, Atlético Bucaramanga, Norwich,
  Nantes, Tondela, Brasil, Austrália, África do Sul;
plain shield yellow black: São Bernardo, Amazonas, Volta Redonda, FC Cascavel, Barcelona-EQU,
  Watford, Dynamo Dresden, NAC Breda, Young Boys, Aris, Bodo/Glimt, Columbus Crew;
plain round yellow black: Borussia Dortmund, AEK Atenas;
plain shield yellow blue: Villarreal, Cádiz, Las Palmas, Frosinone, Modena, Juve Stabia,
  Eintracht Braunschweig, Estoril, Arouca, Union Saint-Gilloise, Sint-Truiden, Brondby,
  Maccabi Tel Aviv, Al-Nassr, Colômbia, Equador, Suécia, Ucrânia;
plain shield yellow navy: Oxford United;
plain round yellow navy: América-MEX;
plain shield yellow red: Aucas;
stripes shield yellow black: Criciúma, Novorizontino, Peñarol, Guaraní-PAR, Coquimbo Unido,
  The Strongest, Häcken, Al-Ittihad;
stripes shield yellow navy: Fenerbahçe;
stripes shield yellow green red: Sampaio Corrêa;

plain shield amber black: Wolverhampton;
plain shield amber blue: Tigres UANL;
stripes shield amber black: Hull City;
halves round amber red: Galatasaray;
band shield amber wine: Motherwell;

plain shield orange black: Nova Iguaçu, Lorient, Volendam, Shakhtar Donetsk, Dundee United;
plain shield orange white: Holanda, Costa do Marfim;
plain shield orange navy: Basaksehir;

plain shield wine white: Ferroviária, Jacuipense, Lanús, Torino, Reggiana, Metz, Nuremberg, Hearts,
  Servette, Sparta Praga, Venezuela, Catar;
plain shield wine blue: Caxias;
plain shield wine yellow: Roma, Deportes Tolima;
sleeves shield wine sky: Aston Villa, West Ham, Burnley;
stripes shield wine green white: Fluminense;
stripes shield wine sky: Trabzonspor;

plain shield purple white: Defensor Sporting, Fiorentina, Toulouse, Austria Viena, Orlando City;
plain round purple white: Anderlecht;
stripes shield purple white: Valladolid;
plain round brown white: St. Pauli;
plain round pink black: Inter Miami;
plain shield pink black: Palermo;

plain shield black white: Deportivo Riestra, Besiktas, Casa Pia, Sturm Graz;
plain shield black blue: Independiente del Valle;
plain shield black gold: LAFC;
plain shield black orange: Venezia;
stripes shield black white: Botafogo, Atlético-MG, Ceará, Operário-PR, Athletic-MG, Figueirense,
  Botafogo-PB, ABC, Treze, ASA, Inter de Limeira, Mixto, Operário-MS, Central Córdoba, Libertad,
  Montevideo Wanderers, Newcastle, Castellón, Juventus, Udinese, Angers, Nacional da Madeira,
  Heracles, Charleroi, St. Mirren, PAOK;
hoops shield black red white: Santa Cruz;
sash shield black white: Vasco da Gama;

plain shield white black: Santos, Colo-Colo, Once Caldas, Fulham, Swansea, Derby County, Valencia,
  Burgos, Cesena, Spezia, Borussia Mönchengladbach, Vitória de Guimarães, Alemanha, Gana;
plain round white black: Corinthians;
plain shield white red: Red Bull Bragantino, LDU, Sevilla, Bari, Padova, Südtirol, RB Leipzig,
  Augsburg, Nancy, RB Salzburg, Irã;
plain round white red: Huracán;
plain shield white blue: Nacional, Leeds United, Zaragoza, Auxerre, Zürich, Copenhague,
  Dínamo de Kiev;
plain shield white navy: Tottenham, Preston, Inglaterra, Estados Unidos, LA Galaxy;
plain shield white green: Racing Santander, Legia Varsóvia;
plain shield white wine: Universitario;
plain round white gold: Real Madrid;
plain round white sky: Olympique de Marselha;
sash shield white red: River Plate, Rayo Vallecano, Always Ready, Peru;
sash shield white black: Ponte Preta, Danubio;
band shield white red: Stuttgart;
band shield white navy: Gimnasia La Plata;
band shield white blue: Universidad Católica;
band shield white brown: Platense;
band shield white black: Olimpia;
band shield white green: Elche;
bands shield white red black: São Paulo, Botafogo-SP;
chevron shield white blue: Vélez Sarsfield;
pale shield white red: Ajax;
pale shield white red blue: Lyon;
cross shield white black: Parma;
checks shield white red: Croácia`

/** Throws at a word that means nothing: the text above is ours, and a test reads all of it. */
function entriesOf(line: string): readonly (readonly [string, CrestEntry])[] {
  const [look = '', names = ''] = line.split(':')
  const [pattern, shape, ground, over, thin] = look.trim().split(' ')
  const isRead = isPattern(pattern) && isShape(shape) && isColour(ground) && isColour(over)
  if (!isRead || (thin !== undefined && !isColour(thin))) throw new Error(`crest book: ${look}`)
  const entry: CrestEntry = { pattern, shape, colours: [ground, over, thin] }
  return names.split(',').map((name) => [name.trim().replace(/\s+/g, ' '), entry] as const)
}

const isPattern = (word?: string): word is CrestPattern => PATTERNS.some((one) => one === word)
const isShape = (word?: string): word is CrestShape => word === 'shield' || word === 'round'
const isColour = (word = ''): word is CrestColour => Object.hasOwn(CREST_COLOURS, word)

const ENTRY_BY_SIDE = new Map(BOOK.split(';').flatMap(entriesOf))

/** What a side looks like; undefined for one that is not in the book. `name` as feeds write it. */
export function crestEntry(name: string): CrestEntry | undefined {
  return ENTRY_BY_SIDE.get(name)
}
