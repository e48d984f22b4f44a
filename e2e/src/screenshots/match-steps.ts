import { listGames } from '@caderneta/contract/catalogue/list-call'
import { SPORTS } from '@caderneta/domain/markets/registry/sports'
import { ApiClient } from '@caderneta/testing/client/api-client'
import { open, type Step, type Walk } from './walk.ts'

/** A match of each sport, being played if there is one: each has a scoreboard of its own. */
export const MATCH_STEPS: readonly Step[] = [
  { name: '13-tournament', go: (walk) => openGame(walk, 'tournament'), isWhole: true },
  { name: '14-match', go: (walk) => openGame(walk, 'before'), isWhole: true },
  { name: '15-match-live', go: (walk) => openGame(walk, 'live'), isWhole: true },
  { name: '15-match-goals', go: openTab, isWhole: true },
  ...SPORTS.filter(({ route }) => route !== 'football').map(({ route }) => ({
    name: `15-match-${route}`,
    go: (walk: Walk) => openGameOf(walk, route),
    isWhole: true,
  })),
]

type Which = 'tournament' | 'before' | 'live'

const gamesOf = async (walk: Walk, fields: Readonly<Record<string, string>>) =>
  (await new ApiClient(walk.url).expect(listGames, fields)).data.games

type Game = Awaited<ReturnType<typeof gamesOf>>[number]

const openPage = (walk: Walk, route: string, { info }: Game, tail = `/${info.betGameId}`) =>
  open(walk, `/games/sport/${route}/${info.betCnfTournamentId}${tail}`)

async function openGame(walk: Walk, which: Which): Promise<void> {
  const games = await gamesOf(walk, { route: 'football', list: which === 'live' ? 'live' : '12' })
  const game = games.find(({ gameInfo, odds }) => {
    const isOpen = odds.every(({ status }) => status === 'open')
    return isOpen && (gameInfo.gameStatus === 'scheduled') === (which !== 'live')
  })
  if (!game) throw new Error(`no game is ${which}`)
  await openPage(walk, 'football', game, which === 'tournament' ? '' : undefined)
}

async function openGameOf(walk: Walk, route: string): Promise<void> {
  const games = await gamesOf(walk, { route })
  const game = games.find(({ gameInfo }) => gameInfo.gameStatus === 'live') ?? games[0]
  if (!game) throw new Error(`no game of ${route}`)
  await openPage(walk, route, game)
}

/** The second tab of the match that is open. */
async function openTab({ page }: Walk): Promise<void> {
  await page.getByRole('main').getByRole('tab').nth(1).click()
}
