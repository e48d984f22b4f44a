import { sportById } from '@caderneta/domain/markets/registry/sports'
import { useMemo, useState } from 'react'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { catalogueTexts } from '../../../texts/catalogue-texts.ts'
import { useTexts } from '../../../texts/texts.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { useListOrder } from '../rows/on-view-move.ts'
import { GamesState } from './games-state.tsx'
import { groupBySport } from './group-by-sport.ts'
import { listTexts } from './list-texts.ts'
import { NoGames } from './no-games.tsx'
import { sportIcon } from './sport-icon.ts'
import { TournamentGroups } from './tournament-groups.tsx'
import { type GameList, useGames } from './use-games.ts'
import { useSportNamer } from './use-sport-name.ts'

type Chosen = `${number}` | 'all'

const ALL: Chosen = 'all'

/** `/live`: the games under way, by sport and tournament (SPT-08). */
export function LivePage() {
  const texts = useTexts(catalogueTexts)
  useDocumentTitle(texts.liveTitle)
  const { noLiveGames } = useTexts(listTexts)
  const query = useGames({ list: 'live' })
  const empty = <NoGames title={noLiveGames} icon="live" hasWayOut />
  return (
    <div className="flex flex-col gap-2">
      <h1 className="sr-only">{texts.liveTitle}</h1>
      <GamesState query={query} empty={empty}>
        {(games) => <LiveSports games={games} />}
      </GamesState>
    </div>
  )
}

/** A tab for every sport with games under way, with their number. */
function LiveSports({ games }: { readonly games: GameList }) {
  const texts = useTexts(catalogueTexts)
  const { tabAll } = useTexts(listTexts)
  const nameOf = useNamerOfId()
  const [wanted, setWanted] = useState(ALL)
  const sports = useMemo(() => groupBySport(games), [games])
  useListOrder(sports.map(({ sportId }) => sportId).join())
  const idOf = (sportId: number): Chosen => `${sportId}`
  // The last game of the chosen sport may end: then all are shown again.
  const chosen = sports.some(({ sportId }) => idOf(sportId) === wanted) ? wanted : ALL
  const tabs = [
    { id: ALL, label: tabAll, count: games.length },
    ...sports.map(({ sportId, games: { length } }) => ({
      id: idOf(sportId),
      label: nameOf(sportId),
      count: length,
    })),
  ]
  const shown = sports.filter(({ sportId }) => chosen === ALL || chosen === idOf(sportId))
  return (
    <Tabs label={texts.sports} tabs={tabs} chosen={chosen} onChoose={setWanted}>
      <div className="flex flex-col gap-3">
        {shown.map((group) => (
          <section key={group.sportId}>
            <TournamentGroups
              games={group.games}
              head={<SportHead sportId={group.sportId} />}
              level={3}
            />
          </section>
        ))}
      </div>
    </Tabs>
  )
}

/** A sport by its number, as games name it. */
function useNamerOfId(): (sportId: number) => string {
  const { unavailable } = useTexts(catalogueTexts)
  const nameOf = useSportNamer()
  return (sportId) => nameOf(sportById(sportId)?.route ?? '') ?? unavailable
}

function SportHead({ sportId }: { readonly sportId: number }) {
  const nameOf = useNamerOfId()
  return (
    <h2 className="flex items-center gap-2 font-bold">
      <Icon name={sportIcon(sportById(sportId)?.icon ?? '')} size={18} />
      {nameOf(sportId)}
    </h2>
  )
}
