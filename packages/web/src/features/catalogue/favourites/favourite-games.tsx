import { lazy, Suspense } from 'react'
import { useFavourites } from './favourites-store.ts'
import type { FavouriteGamesProps } from './next-games.tsx'

/** Most visitors follow nothing. */
const NextGames = lazy(async () => ({ default: (await import('./next-games.tsx')).NextGames }))

/** The next game of everything that is followed; nothing while nothing is. */
export function FavouriteGames(props: FavouriteGamesProps) {
  const favourites = useFavourites()
  if (favourites.length === 0) return null
  return (
    <Suspense fallback={null}>
      <NextGames {...props} />
    </Suspense>
  )
}
