import { englishLocation, englishTournament } from '@caderneta/contract/catalogue/english-names'
import { englishSide } from '@caderneta/contract/catalogue/english-sides'
import type { Language } from '@caderneta/contract/language'

interface Texts {
  readonly language: string
  readonly home: string
  readonly homeDescription: string
  readonly missing: string
  readonly missingDescription: string
  readonly live: string
  readonly liveDescription: string
  readonly sport: (name: string) => string
  readonly sportDescription: (name: string) => string
  readonly tournament: (name: string) => string
  readonly tournamentDescription: (name: string, location: string) => string
  readonly team: (name: string) => string
  readonly teamDescription: (name: string) => string
  readonly match: (home: string, away: string) => string
  /** In the format of the page's own heading of a match. */
  readonly matchHeading: (home: string, away: string) => string
  readonly matchDescription: (match: SharedMatch) => string
}

interface SharedMatch {
  readonly home: string
  readonly away: string
  readonly tournament: string
  readonly startsAt: number
}

const SITE = 'Caderneta'

const momentText = (locale: string) => {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: 'America/Sao_Paulo',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  return (moment: number) => format.format(moment)
}
const momentPtBR = momentText('pt-BR')
const momentEn = momentText('en-GB')

/** Titles of pages where they are shared and searched. */
export const FIRST_PAGE_TEXTS: Readonly<Record<Language, Texts>> = {
  ptBR: {
    language: 'pt-BR',
    home: `${SITE}: apostas esportivas com odds ao vivo`,
    homeDescription:
      'Apostas esportivas com odds ao vivo, PIX e aposta calculada até o centavo. Para maiores de 18 anos.',
    missing: `Página não encontrada · ${SITE}`,
    missingDescription: 'O endereço não existe ou mudou de lugar.',
    live: `Jogos ao vivo · ${SITE}`,
    liveDescription: 'Placar, relógio e odds de todos os jogos que estão acontecendo agora.',
    sport: (name) => `Apostas em ${name} · ${SITE}`,
    sportDescription: (name) => `Odds de todos os jogos de ${name}, antes e durante a partida.`,
    tournament: (name) => `${name}: jogos e odds · ${SITE}`,
    tournamentDescription: (name, location) =>
      `Os próximos jogos de ${name} (${location}) e as suas odds.`,
    team: (name) => `${name}: jogos, resultados e odds · ${SITE}`,
    teamDescription: (name) =>
      `Os próximos jogos de ${name}, as suas odds e os últimos resultados.`,
    match: (home, away) => `${home} X ${away}: odds · ${SITE}`,
    matchHeading: (home, away) => `${home} X ${away}`,
    matchDescription: ({ home, away, tournament, startsAt }) =>
      `Odds de ${home} X ${away}, ${tournament}, ${momentPtBR(startsAt)} (Brasília). Todos os mercados, ao vivo.`,
  },
  en: {
    language: 'en',
    home: `${SITE}: sports betting with live odds`,
    homeDescription:
      'Sports betting with live odds, PIX and every bet worked out to the centavo. For adults only.',
    missing: `Page not found · ${SITE}`,
    missingDescription: 'The address does not exist or has moved.',
    live: `Live matches · ${SITE}`,
    liveDescription: 'Score, clock and odds of every match that is being played now.',
    sport: (name) => `${name} betting · ${SITE}`,
    sportDescription: (name) => `Odds of all ${name} matches, before and during play.`,
    tournament: (name) => `${englishTournament(name)}: matches and odds · ${SITE}`,
    tournamentDescription: (name, location) =>
      `The next matches of ${englishTournament(name)} (${englishLocation(location)}) and their odds.`,
    team: (name) => `${englishSide(name)}: matches, results and odds · ${SITE}`,
    teamDescription: (name) =>
      `The next matches of ${englishSide(name)}, their odds and the latest results.`,
    match: (home, away) => `${englishSide(home)} X ${englishSide(away)}: odds · ${SITE}`,
    matchHeading: (home, away) => `${englishSide(home)} X ${englishSide(away)}`,
    matchDescription: ({ home, away, tournament, startsAt }) =>
      `Odds of ${englishSide(home)} X ${englishSide(away)}, ${englishTournament(tournament)}, ${momentEn(startsAt)} (Brasília). Every market, live.`,
  },
}
