import { EVEN_DAYS, ODD_DAYS } from '../../schedule/season-tournament.ts'
import { type FootballTournament, league } from './football-tournament.ts'

const MIDDLE_EAST: readonly FootballTournament[] = [
  league({
    id: 10060602,
    name: 'Pro League dos Emirados',
    location: 'Emirados Árabes Unidos',
    entrants: `Shabab Al-Ahli, Al-Ain, Al-Wahda, Sharjah, Al-Jazira, Al-Wasl, Al-Nasr, Ajman,
      Khor Fakkan, Kalba, Bani Yas, Al-Bataeh, Al-Dhafra, Dibba`,
    days: ODD_DAYS,
    starts: '12:30 14:30 16:00 16:15 16:15 16:30 17:00',
    levels: [0.5, -0.6],
  }),
  league({
    id: 10060603,
    name: 'Stars League',
    location: 'Catar',
    entrants: `Al-Sadd, Al-Duhail, Al-Gharafa, Al-Rayyan, Al-Arabi, Al-Wakrah, Al-Shamal, Qatar SC,
      Umm Salal, Al-Ahli Doha, Al-Sailiya, Al-Shahania`,
    days: EVEN_DAYS,
    starts: '13:45 15:30 15:30 15:45 16:15 16:30',
    levels: [0.6, -0.6],
  }),
  league({
    id: 10060604,
    name: 'Liga do Golfo Pérsico',
    location: 'Irã',
    entrants: `Tractor, Sepahan, Persepolis, Esteghlal, Foolad, Gol Gohar, Malavan, Chadormalou,
      Zob Ahan, Aluminium Arak, Shams Azar, Kheybar, Esteghlal Khuzestan, Paykan, Fajr Sepasi,
      Mes Rafsanjan`,
    days: ODD_DAYS,
    starts: '10:30 12:15 12:45 13:15 15:15 16:00 16:15 17:00',
    levels: [0.3, -0.5],
  }),
]

const AFRICA: readonly FootballTournament[] = [
  league({
    id: 10060605,
    name: 'Premier League do Egito',
    location: 'Egito',
    entrants: `Al Ahly, Pyramids, Zamalek, Al Masry, Ceramica Cleopatra, National Bank, ZED, Smouha,
      ENPPI, Petrojet, Ismaily, Al Ittihad Alexandria, Modern Sport, El Gouna, Ghazl El Mahalla,
      Pharco, Tala'ea El Gaish, Haras El Hodoud`,
    days: EVEN_DAYS,
    starts: '12:45 13:00 14:45 16:00 16:30 16:30 16:45 19:15 19:30',
    levels: [0.7, -0.5],
  }),
  league({
    id: 10060606,
    name: 'Botola',
    location: 'Marrocos',
    entrants: `RS Berkane, Wydad Casablanca, Raja Casablanca, AS FAR, Maghreb de Fès, FUS Rabat,
      Olympic Safi, Hassania Agadir, Ittihad Tanger, Renaissance Zemamra, Difaâ El Jadida,
      CODM Meknès, Kawkab Marrakech, UTS Rabat, Olympique Dcheira, Yacoub El Mansour`,
    days: ODD_DAYS,
    starts: '14:15 14:45 15:45 16:45 18:30 19:00 19:30 21:30',
    levels: [0.4, -0.5],
  }),
  league({
    id: 10060607,
    name: 'Premiership da África do Sul',
    location: 'África do Sul',
    entrants: `Mamelodi Sundowns, Orlando Pirates, Kaizer Chiefs, Sekhukhune United, AmaZulu,
      Stellenbosch, Durban City, Polokwane City, TS Galaxy, Golden Arrows, Richards Bay,
      Chippa United, Marumo Gallants, Siwelele, Magesi, Orbit College`,
    days: EVEN_DAYS,
    starts: '12:00 12:30 14:15 14:30 14:30 14:45 17:45 18:15',
    levels: [0.7, -0.4],
  }),
]

export const AFRICA_AND_MIDDLE_EAST: readonly FootballTournament[] = [...MIDDLE_EAST, ...AFRICA]
