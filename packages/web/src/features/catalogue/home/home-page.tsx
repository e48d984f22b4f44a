import { HOME_GAMES } from '@caderneta/contract/catalogue/catalogue'
import { listPath } from '../../../routing/catalogue-paths.ts'
import { Link } from '../../../routing/router.tsx'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { useSite } from '../../../site/site-store.ts'
import { catalogueTexts } from '../../../texts/catalogue-texts.ts'
import { useTexts } from '../../../texts/texts.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { FirstSteps } from '../../first-steps/first-steps.ts'
import { useMayPromote } from '../../session/session.ts'
import { FavouriteGames } from '../favourites/favourite-games.tsx'
import { GamesState } from '../lists/games-state.tsx'
import { NoGames } from '../lists/no-games.tsx'
import { TournamentGroups } from '../lists/tournament-groups.tsx'
import { useGames } from '../lists/use-games.ts'
import { HighlightSkeleton, HighlightStrip } from './highlight-strip.tsx'
import { FirstSlide, Slideshow } from './slideshow.tsx'

/** `/`: slideshow, highlights, football. */
export function HomePage() {
  const texts = useTexts(catalogueTexts)
  useDocumentTitle(texts.homeTitle)
  return (
    <div className="flex flex-col gap-2 md:gap-3">
      <h1 className="sr-only">{texts.homeTitle}</h1>
      <FirstSteps />
      <FavouriteGames look="strip" />
      <Dashboard />
      <FootballList />
    </div>
  )
}

function Dashboard() {
  const dashboard = useSite()?.dashboard
  const mayPromote = useMayPromote()
  if (!dashboard) {
    return (
      <>
        <FirstSlide />
        <HighlightSkeleton />
      </>
    )
  }
  // The slides advertise: an excluded player is shown none.
  const hasSlides = dashboard.slideshow.length > 0 && mayPromote
  return (
    <>
      {hasSlides && <Slideshow slides={dashboard.slideshow} />}
      {dashboard.highlight.length > 0 && <HighlightStrip games={dashboard.highlight} />}
    </>
  )
}

function FootballList() {
  const texts = useTexts(catalogueTexts)
  const query = useGames(HOME_GAMES)
  const head = (
    <>
      <h2 id="football" className="font-bold">
        {texts.football}
      </h2>
      <Link
        to={listPath('football', '24')}
        className="flex min-h-8 shrink-0 items-center gap-0.5 whitespace-nowrap rounded-control text-xs font-semibold text-brand hover:underline"
      >
        <span className="sr-only md:not-sr-only">{texts.seeNext24}</span>
        <Icon name="chevron-right" size={14} />
      </Link>
    </>
  )
  return (
    <section aria-labelledby="football">
      <GamesState query={query} empty={<NoGames title={texts.noGames} />}>
        {(games) => <TournamentGroups games={games} head={head} level={3} />}
      </GamesState>
    </section>
  )
}
