import type {
  CompetitionWire,
  DashboardWire,
  MarketWire,
  SportWire,
} from '@caderneta/contract/catalogue/catalogue'
import type { Language } from '@caderneta/contract/language'
import { SPORTS } from '@caderneta/domain/markets/registry/sports'
import type { Clock } from '../../clock.ts'
import { listedMarketNames, SLIDE_TEXTS, sportName } from './catalogue-texts.ts'
import { listedGameWire } from './game-wire.ts'
import { listCompetitions } from './list-competitions.ts'
import { highlightedGames } from './list-games.ts'
import type { MarketBook } from './market-book.ts'

/** The parts of `base_auth` and `base_unauth` that are the same for every caller. */
export interface PublicBase {
  /** Changes whenever the parts may have changed. */
  version(): unknown
  menu(language: Language): SportWire[]
  markets(language: Language): MarketWire[]
  dashboard(language: Language): DashboardWire
  competitions(): CompetitionWire[]
}

export function publicBase(book: MarketBook, clock: Clock): PublicBase {
  return {
    version: () => book.version,
    menu: (language) =>
      SPORTS.map(({ id, route, icon }) => ({ id, route, icon, name: sportName(route, language) })),
    markets: listedMarketNames,
    dashboard: (language) => ({
      slideshow: SLIDE_TEXTS.map((texts, i) => ({
        text: texts[language],
        img: `/art/slide-${i + 1}.svg`,
        img_large: `/art/slide-${i + 1}-large.svg`,
      })),
      highlight: highlightedGames(book.games(), clock.now()).map((game) =>
        listedGameWire(book, game),
      ),
    }),
    competitions: () => listCompetitions(book.games()),
  }
}
