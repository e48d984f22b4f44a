import { ODD_DAYS } from '../../schedule/season-tournament.ts'
import { type FootballTournament, league } from './football-tournament.ts'

export const WESTERN_EUROPE: readonly FootballTournament[] = [
  league({
    id: 10060425,
    name: "Women's Super League",
    location: 'Inglaterra',
    entrants: `Chelsea Feminino, Arsenal Feminino, Manchester City Feminino, Manchester United
      Feminino, Brighton Feminino, Aston Villa Feminino, Tottenham Feminino, London City
      Lionesses, Liverpool Feminino, Everton Feminino, West Ham Feminino, Leicester City Feminino`,
    days: ODD_DAYS,
    starts: '13:15 13:30 16:30 17:15 17:30 18:45',
    levels: [0.8, -0.8],
  }),
]
