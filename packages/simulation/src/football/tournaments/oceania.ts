import { EVEN_DAYS, ODD_DAYS } from '../../schedule/season-tournament.ts'
import { type FootballTournament, league } from './football-tournament.ts'

const A_LEAGUES: readonly FootballTournament[] = [
  league({
    id: 10060801,
    name: 'A-League',
    location: 'Austrália',
    entrants: `Auckland FC, Melbourne City, Sydney FC, Melbourne Victory, Adelaide United,
      Western Sydney Wanderers, Newcastle Jets, Macarthur FC, Brisbane Roar,
      Central Coast Mariners, Wellington Phoenix, Perth Glory`,
    days: EVEN_DAYS,
    starts: '04:45 05:15 06:15 07:45 09:30 09:30',
    levels: [0.3, -0.3],
  }),
  league({
    id: 10060802,
    name: 'A-League Feminina',
    location: 'Austrália',
    entrants: `Melbourne City Feminino, Melbourne Victory Feminino, Adelaide United Feminino,
      Central Coast Mariners Feminino, Sydney FC Feminino, Brisbane Roar Feminino, Canberra
      United, Wellington Phoenix Feminino, Western Sydney Feminino, Newcastle Jets Feminino, Perth
      Glory Feminino`,
    days: ODD_DAYS,
    starts: '05:15 05:15 05:30 07:30 09:15',
    levels: [0.1, -0.6],
  }),
]

const STATE_LEAGUES: readonly FootballTournament[] = [
  league({
    id: 10060803,
    name: 'NPL Nova Gales do Sul',
    location: 'Austrália',
    entrants: `APIA Leichhardt, Marconi Stallions, Rockdale Ilinden, Sydney United 58,
      Wollongong Wolves, NWS Spirit, Sydney Olympic, Blacktown City, Manly United,
      St George City, Sutherland Sharks, Mt Druitt Town Rangers, SD Raiders, UNSW FC`,
    days: EVEN_DAYS,
    starts: '02:15 02:15 02:45 03:00 03:15 05:30 06:00',
    levels: [-0.6, -1.1],
  }),
  league({
    id: 10060804,
    name: 'NPL Victoria',
    location: 'Austrália',
    entrants: `Heidelberg United, Avondale, Oakleigh Cannons, South Melbourne, Preston Lions,
      Dandenong City, Hume City, Dandenong Thunder, Green Gully, Altona Magic, St Albans,
      Melbourne Knights, Port Melbourne, Bentleigh Greens`,
    days: ODD_DAYS,
    starts: '04:00 05:00 06:00 06:30 06:45 07:30 08:45',
    levels: [-0.6, -1.1],
  }),
  league({
    id: 10060805,
    name: 'NPL Queensland',
    location: 'Austrália',
    entrants: `Queensland Lions, Peninsula Power, Gold Coast Knights, Moreton City Excelsior,
      Olympic FC, Gold Coast United, St George Willawong, Brisbane City, Wynnum Wolves,
      Eastern Suburbs, Rochedale Rovers, Sunshine Coast Wanderers`,
    days: EVEN_DAYS,
    starts: '02:45 03:45 05:45 07:30 08:00 08:30',
    levels: [-0.7, -1.2],
  }),
  league({
    id: 10060806,
    name: 'NPL Austrália do Sul',
    location: 'Austrália',
    entrants: `Adelaide City, Campbelltown City, MetroStars, West Torrens Birkalla, Croydon FC,
      Para Hills Knights, Modbury Jets, Adelaide Comets, FK Beograd, West Adelaide,
      Playford City, Adelaide Raiders`,
    days: ODD_DAYS,
    starts: '05:00 06:30 07:00 07:15 07:30 07:45',
    levels: [-0.7, -1.2],
  }),
  league({
    id: 10060807,
    name: 'NPL Austrália Ocidental',
    location: 'Austrália',
    entrants: `Olympic Kingsway, Perth RedStar, Western Knights, Bayswater City,
      Stirling Macedonia, Sorrento, Armadale, Perth SC, Floreat Athena, Balcatta Etna,
      Fremantle City, Dianella White Eagles`,
    days: EVEN_DAYS,
    starts: '04:15 05:00 05:45 07:15 09:00 11:15',
    levels: [-0.7, -1.2],
  }),
  league({
    id: 10060808,
    name: 'National League da Nova Zelândia',
    location: 'Nova Zelândia',
    entrants: `Auckland City, Wellington Olympic, Western Springs, Birkenhead United,
      Miramar Rangers, Auckland United, Eastern Suburbs AFC, Western Suburbs,
      Cashmere Technical, Christchurch United, Coastal Spirit, Napier City Rovers`,
    days: ODD_DAYS,
    starts: '02:30 03:30 03:45 05:45 05:45 06:30',
    levels: [-0.6, -1.2],
  }),
]

const LOWER_STATE_LEAGUES: readonly FootballTournament[] = [
  league({
    id: 10060812,
    name: 'NPL Norte de Nova Gales do Sul',
    location: 'Austrália',
    entrants: `Broadmeadow Magic, Lambton Jaffas, Edgeworth Eagles, Maitland,
      Charlestown Azzurri, Weston Bears, Valentine Phoenix, Adamstown Rosebud,
      Cooks Hill United, Newcastle Olympic, New Lambton, Belmont Swansea`,
    days: EVEN_DAYS,
    starts: '02:00 04:45 04:45 05:45 07:30 09:15',
    levels: [-0.8, -1.2],
  }),
  league({
    id: 10060810,
    name: 'Victoria Premier League 1',
    location: 'Austrália',
    entrants: `Northcote City, Caroline Springs, Bulleen Lions, Brunswick City, Langwarrin,
      Manningham United, Eltham Redbacks, Werribee City, Essendon Royals, Kingston City,
      Brunswick Juventus, Moreland City, Goulburn Valley Suns, North Sunshine Eagles`,
    days: EVEN_DAYS,
    starts: '01:45 02:45 03:00 04:00 04:45 05:30 08:15',
    levels: [-0.9, -1.3],
  }),
  league({
    id: 10060811,
    name: 'NSW League One',
    location: 'Austrália',
    entrants: `Blacktown Spartans, Bonnyrigg White Eagles, Hills United, Dulwich Hill,
      Canterbury Bankstown, Hakoah Sydney City, Macarthur Rams, Inter Lions, Bankstown City,
      Northern Tigers, Rydalmere Lions, Central Coast United, Nepean FC, Hawkesbury City`,
    days: ODD_DAYS,
    starts: '04:30 04:45 04:45 07:15 08:15 09:15 09:30',
    levels: [-0.9, -1.3],
  }),
]

export const OCEANIA: readonly FootballTournament[] = [
  ...A_LEAGUES,
  ...STATE_LEAGUES,
  ...LOWER_STATE_LEAGUES,
]
