import { EVEN_DAYS, namesOf, ODD_DAYS } from '../../schedule/season-tournament.ts'
import { type FootballTournament, league } from './football-tournament.ts'

const LIGA_MX = namesOf(`Toluca, Tigres UANL, Cruz Azul, Club América, Monterrey, Guadalajara,
  Pachuca, Pumas UNAM, Tijuana, Juárez, León, Santos Laguna, Necaxa, Atlas, Querétaro, Mazatlán,
  Atlético San Luis, Puebla`)

const UNITED_STATES: readonly FootballTournament[] = [
  league({
    id: 10060302,
    name: 'USL Championship',
    location: 'Estados Unidos',
    entrants: `Louisville City, Charleston Battery, Pittsburgh Riverhounds, New Mexico United,
      FC Tulsa, Sacramento Republic, San Antonio FC, Phoenix Rising, Tampa Bay Rowdies,
      Rhode Island FC, Detroit City, El Paso Locomotive, Orange County SC,
      Colorado Springs Switchbacks, Loudoun United, Hartford Athletic, Indy Eleven,
      Oakland Roots, Monterey Bay, Las Vegas Lights, Lexington SC, Birmingham Legion, Miami FC,
      Brooklyn FC`,
    days: EVEN_DAYS,
    starts: '22:45 22:45 23:45 24:30 24:30 25:30 25:30 25:45 26:15 26:30 27:15 27:15',
    levels: [-0.2, -0.8],
  }),
  league({
    id: 10060303,
    name: 'NWSL',
    location: 'Estados Unidos',
    entrants: `Kansas City Current, Orlando Pride, Washington Spirit, NJ/NY Gotham, Portland Thorns,
      San Diego Wave, Seattle Reign, North Carolina Courage, Racing Louisville, Bay FC,
      Houston Dash, Angel City, Utah Royals, Chicago Stars, Denver Summit, Boston Legacy`,
    days: EVEN_DAYS,
    starts: '24:45 25:45 25:45 26:30 27:30 28:00 28:00 28:15',
    levels: [0.2, -0.5],
  }),
  league({
    id: 10060304,
    name: 'Canadian Premier League',
    location: 'Canadá',
    entrants: `Forge FC, Atlético Ottawa, Cavalry FC, HFX Wanderers, Inter Toronto, Pacific FC,
      Vancouver FC, FC Supra du Québec`,
    days: ODD_DAYS,
    starts: '23:15 24:45 25:00 27:45',
    levels: [-0.4, -0.9],
  }),
  league({
    id: 10060310,
    name: 'USL League One',
    location: 'Estados Unidos',
    entrants: `One Knoxville, Spokane Velocity, Chattanooga Red Wolves, Union Omaha, FC Naples,
      Forward Madison, South Georgia Tormenta, Charlotte Independence, Portland Hearts of Pine,
      Greenville Triumph, AV Alta, Westchester SC, Texoma FC, Richmond Kickers,
      Athletic Club Boise, Sarasota Paradise`,
    days: ODD_DAYS,
    starts: '22:15 22:45 23:00 23:00 23:15 25:00 26:15 27:30',
    levels: [-0.6, -1],
  }),
]

const MEXICO: readonly FootballTournament[] = [
  league({
    id: 10060306,
    name: 'Liga de Expansión MX',
    location: 'México',
    entrants: `Tepatitlán, Atlante, Cancún FC, Mineros de Zacatecas, Leones Negros, Venados,
      Tampico Madero, Tlaxcala, Alebrijes de Oaxaca, Correcaminos, Atlético La Paz,
      Atlético Morelia, Irapuato, Dorados`,
    days: EVEN_DAYS,
    starts: '23:45 26:45 26:45 27:15 28:15 28:15 28:30',
    levels: [-0.3, -0.8],
  }),
  league({
    id: 10060311,
    name: 'Liga MX Feminina',
    location: 'México',
    entrants: LIGA_MX.map((club) => `${club} Feminino`),
    days: EVEN_DAYS,
    starts: '25:00 25:15 26:15 26:15 26:45 27:15 27:15 27:45 28:45',
    levels: [0.3, -0.8],
  }),
]

const CENTRAL_AMERICA: readonly FootballTournament[] = [
  league({
    id: 10060307,
    name: 'Liga Promérica',
    location: 'Costa Rica',
    entrants: `Alajuelense, Saprissa, Herediano, Cartaginés, San Carlos, Liberia, Puntarenas,
      Sporting San José, Pérez Zeledón, Guadalupe`,
    days: ODD_DAYS,
    starts: '20:30 21:45 23:45 25:45 26:00',
    levels: [0, -0.7],
  }),
  league({
    id: 10060308,
    name: 'Liga Nacional da Guatemala',
    location: 'Guatemala',
    entrants: `Municipal, Comunicaciones, Antigua GFC, Xelajú, Cobán Imperial, Mixco, Malacateco,
      Guastatoya, Marquense, Achuapa, Aurora FC, Mictlán`,
    days: ODD_DAYS,
    starts: '21:15 21:45 23:00 23:15 24:30 25:00',
    levels: [-0.2, -0.7],
  }),
  league({
    id: 10060309,
    name: 'Liga Nacional de Honduras',
    location: 'Honduras',
    entrants: `Olimpia de Honduras, Motagua, Marathón, Real España, Olancho, Génesis,
      Lobos UPNFM, Juticalpa, Victoria, Platense de Honduras`,
    days: ODD_DAYS,
    starts: '21:15 23:15 23:30 25:30 27:45',
    levels: [0, -0.8],
  }),
  league({
    id: 10060312,
    name: 'Primera División de El Salvador',
    location: 'El Salvador',
    entrants: `Luis Ángel Firpo, Alianza de El Salvador, Águila, FAS, Isidro Metapán,
      Municipal Limeño, Platense de Zacatecoluca, Fuerte San Francisco, Hércules, Cacahuatique,
      Inter FA, Zacatecoluca FC`,
    days: EVEN_DAYS,
    starts: '21:30 23:30 24:15 25:30 25:45 27:30',
    levels: [-0.2, -0.8],
  }),
  league({
    id: 10060313,
    name: 'Liga Panamenha',
    location: 'Panamá',
    entrants: `Plaza Amador, CAI La Chorrera, Tauro, San Francisco FC, Árabe Unido,
      Alianza do Panamá, San Miguelito, Veraguas United, Herrera FC, UMECIT`,
    days: ODD_DAYS,
    starts: '21:30 21:30 24:00 25:15 26:15',
    levels: [-0.1, -0.7],
  }),
]

export const NORTH_AMERICA: readonly FootballTournament[] = [
  ...UNITED_STATES,
  ...MEXICO,
  ...CENTRAL_AMERICA,
]
