import { EVEN_DAYS } from '../../schedule/season-tournament.ts'
import { type FootballTournament, league } from './football-tournament.ts'

/** Countries with clubs in the cups of `WESTERN_EUROPE`, so on its days. */
const ON_ODD_DAYS: readonly FootballTournament[] = [
  league({
    id: 10060501,
    name: 'Eliteserien',
    location: 'Noruega',
    entrants: `Bodø/Glimt, Viking, Brann, Tromsø, Rosenborg, Sandefjord, Fredrikstad, Sarpsborg 08,
      Molde, Vålerenga, HamKam, KFUM Oslo, Kristiansund, Lillestrøm, Aalesund, Start`,
    days: [5, 7],
    starts: '13:15 14:15 15:00 15:15 15:45 16:00 16:30 19:00',
    levels: [0.7, -0.5],
  }),
  league({
    id: 10060503,
    name: 'Liga Tcheca',
    location: 'Tchéquia',
    entrants: `Slavia Praga, Sparta Praga, Viktoria Plzeň, Baník Ostrava, Jablonec, Sigma Olomouc,
      Slovan Liberec, Hradec Králové, Bohemians 1905, Karviná, Mladá Boleslav, Teplice, Slovácko,
      Pardubice, Dukla Praga, Zlín`,
    days: [1, 7],
    starts: '11:00 11:00 12:30 12:30 14:15 16:00 17:00 17:45',
    levels: [0.7, -0.6],
  }),
]

const CENTRAL_EUROPE: readonly FootballTournament[] = [
  league({
    id: 10060505,
    name: 'Ekstraklasa',
    location: 'Polônia',
    entrants: `Lech Poznań, Raków Częstochowa, Jagiellonia, Legia Varsóvia, Górnik Zabrze, Cracovia,
      Pogoń Szczecin, Widzew Łódź, Wisła Płock, Korona Kielce, Motor Lublin, Zagłębie Lubin,
      Radomiak Radom, Lechia Gdańsk, Piast Gliwice, GKS Katowice, Arka Gdynia, Termalica`,
    days: EVEN_DAYS,
    starts: '12:00 12:15 14:00 15:45 16:30 16:45 17:15 18:30 19:00',
    levels: [0.4, -0.4],
  }),
  league({
    id: 10060508,
    name: 'Liga da Ucrânia',
    location: 'Ucrânia',
    entrants: `Shakhtar Donetsk, Dínamo de Kiev, LNZ Cherkasy, Polissya, Kryvbas, Kolos Kovalivka,
      Metalist 1925, Karpaty Lviv, Zorya Luhansk, Rukh Lviv, Veres Rivne, Obolon, Oleksandriya,
      Epitsentr, Kudrivka, SC Poltava`,
    days: EVEN_DAYS,
    starts: '08:30 10:00 10:30 12:15 14:00 14:00 16:30 16:30',
    levels: [0.6, -0.7],
  }),
]

const SOUTH_EASTERN_EUROPE: readonly FootballTournament[] = [
  league({
    id: 10060509,
    name: 'SuperLiga da Romênia',
    location: 'Romênia',
    entrants: `FCSB, CFR Cluj, Universitatea Craiova, Rapid Bucareste, Dinamo Bucareste,
      Universitatea Cluj, Farul Constanța, Argeș, Botoșani, UTA Arad, Petrolul Ploiești,
      Oțelul Galați, Hermannstadt, Unirea Slobozia, Csíkszereda, Metaloglobus`,
    days: EVEN_DAYS,
    starts: '13:15 14:45 15:00 15:00 16:00 16:00 18:00 18:30',
    levels: [0.4, -0.5],
  }),
  league({
    id: 10060510,
    name: 'HNL',
    location: 'Croácia',
    entrants: `Dinamo Zagreb, Hajduk Split, Rijeka, Varaždin, Istra 1961, Slaven Belupo, Osijek,
      Lokomotiva Zagreb, Gorica, Vukovar 1991`,
    days: EVEN_DAYS,
    starts: '13:15 18:00 19:15 19:45 20:15',
    levels: [0.7, -0.4],
  }),
  league({
    id: 10060511,
    name: 'Superliga da Sérvia',
    location: 'Sérvia',
    entrants: `Estrela Vermelha, Partizan, Vojvodina, TSC Bačka Topola, Čukarički, Novi Pazar,
      Radnički 1923, OFK Beograd, Radnički Niš, IMT, Železničar Pančevo, Mladost Lučani,
      Javor Ivanjica, Spartak Subotica, Napredak Kruševac, Radnik Surdulica`,
    days: EVEN_DAYS,
    starts: '11:15 12:00 12:00 12:30 13:15 15:15 16:45 18:30',
    levels: [0.8, -0.7],
  }),
]

const NORTHERN_EUROPE: readonly FootballTournament[] = [
  league({
    id: 10060512,
    name: 'Allsvenskan',
    location: 'Suécia',
    entrants: `Malmö FF, Mjällby, Hammarby, AIK, Djurgården, IFK Göteborg, GAIS, Elfsborg, Häcken,
      Sirius, Brommapojkarna, Halmstad, Degerfors, Kalmar FF, Västerås SK, Örgryte`,
    days: EVEN_DAYS,
    starts: '11:00 11:30 13:45 14:45 15:00 15:15 17:00 17:15',
    levels: [0.5, -0.5],
  }),
  league({
    id: 10060513,
    name: 'Veikkausliiga',
    location: 'Finlândia',
    entrants: `KuPS, HJK, Inter Turku, Ilves, SJK, Gnistan, VPS, AC Oulu, Jaro, IFK Mariehamn, TPS,
      Lahti`,
    days: EVEN_DAYS,
    starts: '10:15 10:15 11:00 11:15 12:15 13:00',
    levels: [0.2, -0.5],
  }),
  league({
    id: 10060514,
    name: 'Premier Division da Irlanda',
    location: 'Irlanda',
    entrants: `Shamrock Rovers, Shelbourne, Derry City, Bohemians, St Patrick's Athletic,
      Drogheda United, Sligo Rovers, Galway United, Dundalk, Waterford`,
    days: EVEN_DAYS,
    starts: '13:30 14:30 17:30 18:45 20:15',
    levels: [0.1, -0.5],
  }),
]

export const NORTHERN_AND_EASTERN_EUROPE: readonly FootballTournament[] = [
  ...ON_ODD_DAYS,
  ...CENTRAL_EUROPE,
  ...SOUTH_EASTERN_EUROPE,
  ...NORTHERN_EUROPE,
]
