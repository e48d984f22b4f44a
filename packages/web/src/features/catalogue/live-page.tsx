import { sportById } from '@caderneta/domain/sports'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { useSite } from '../../site/site-store.ts'
import { catalogueTexts } from '../../texts/catalogue-texts.ts'
import { useTexts } from '../../texts/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import { GamesState } from './games-state.tsx'
import { groupBySport } from './group-games.ts'
import { NoGames } from './no-games.tsx'
import { PageTitle } from './page-title.tsx'
import { sportIcon } from './sport-icon.ts'
import { TournamentGroups } from './tournament-groups.tsx'
import { useGames } from './use-games.ts'

/** `/live`: the games that are being played, by sport and tournament (SPT-08). */
export function LivePage() {
  const texts = useTexts(catalogueTexts)
  useDocumentTitle(texts.liveTitle)
  const asked = useGames({ list: 'live' })
  const empty = <NoGames title={texts.noLiveGames} icon="live" hasWayOut />
  return (
    <div className="flex flex-col gap-4">
      <PageTitle icon="live">{texts.liveTitle}</PageTitle>
      <GamesState asked={asked} empty={empty}>
        {(games) =>
          groupBySport(games).map((group) => (
            <section key={group.sportId} className="flex flex-col gap-3">
              <SportHead sportId={group.sportId} />
              <TournamentGroups games={group.games} level={3} />
            </section>
          ))
        }
      </GamesState>
    </div>
  )
}

function SportHead({ sportId }: { readonly sportId: number }) {
  const texts = useTexts(catalogueTexts)
  const site = useSite()
  const named = site?.menu.find((sport) => sport.id === sportId)
  return (
    <h2 className="flex items-center gap-2 text-lg font-bold">
      <Icon name={sportIcon(sportById(sportId)?.icon ?? '')} />
      {named?.name ?? texts.unavailable}
    </h2>
  )
}
