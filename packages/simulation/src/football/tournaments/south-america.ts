import { EVEN_DAYS, ODD_DAYS } from '../../schedule/season-tournament.ts'
import { type FootballTournament, league } from './football-tournament.ts'

const ARGENTINE: readonly FootballTournament[] = [
  league({
    id: 10060204,
    name: 'Primera Nacional',
    location: 'Argentina',
    entrants: `Godoy Cruz, Colón, San Martín de Tucumán, Chacarita Juniors, Quilmes,
      Deportivo Morón, Ferro Carril Oeste, Atlanta, San Martín de San Juan, Deportivo Madryn,
      Gimnasia de Jujuy,
      Nueva Chicago, Temperley, All Boys, Almirante Brown, Patronato, Agropecuario,
      Tristán Suárez, Almagro, Chaco For Ever, Mitre, Los Andes, Güemes, San Telmo`,
    days: ODD_DAYS,
    starts: '17:30 18:45 21:30 21:45 22:00 22:30 23:15 23:30 24:30 24:45 25:00 25:00',
    levels: [-0.4, -0.9],
  }),
]

const ANDEAN: readonly FootballTournament[] = [
  league({
    id: 10060208,
    name: 'División Profesional',
    location: 'Bolívia',
    entrants: `Bolívar, Always Ready, The Strongest, Blooming, Nacional Potosí, Oriente Petrolero,
      Independiente Petrolero, San Antonio Bulo Bulo, Guabirá, Aurora, Real Tomayapo,
      Universitario de Vinto, GV San José, ABB, Real Oruro, Real Potosí`,
    days: [0, 4, 6],
    starts: '18:15 18:15 18:45 19:45 20:15 21:45 25:00 25:45',
    levels: [0.2, -0.9],
  }),
  league({
    id: 10060209,
    name: 'Liga FUTVE',
    location: 'Venezuela',
    entrants: `Universidad Central, Carabobo, Deportivo Táchira, Deportivo La Guaira, Caracas,
      Puerto Cabello, Metropolitanos, Monagas, Portuguesa FC, Zamora, Estudiantes de Mérida,
      Anzoátegui, Rayo Zuliano, Trujillanos`,
    days: [0, 4, 6],
    starts: '21:00 21:15 22:45 23:00 24:45 25:00 25:15',
    levels: [0, -0.7],
  }),
]

const SOUTHERN: readonly FootballTournament[] = [
  league({
    id: 10060213,
    name: 'Primera B do Chile',
    location: 'Chile',
    entrants: `Unión Española, Deportes Iquique, Cobreloa, Rangers de Talca, Santiago Wanderers,
      San Marcos de Arica, Deportes Antofagasta, Deportes Copiapó, Unión San Felipe, Curicó Unido,
      Deportes Temuco, San Luis de Quillota, Magallanes, Deportes Puerto Montt, Santiago Morning,
      Deportes Recoleta`,
    days: EVEN_DAYS,
    starts: '18:15 18:30 19:30 19:45 20:00 20:30 21:15 23:30',
    levels: [-0.4, -1],
  }),
]

export const SOUTH_AMERICA: readonly FootballTournament[] = [...ARGENTINE, ...ANDEAN, ...SOUTHERN]
