import { listGames } from '@caderneta/contract/catalogue/list-call'
import { listOutrights } from '@caderneta/contract/catalogue/outrights-call'
import { ApiClient } from '@caderneta/testing/client/api-client'
import { isWide, open, pageStep, type Step, type Walk } from './walk.ts'

/** Seasons, the rules of all markets, and a match with hundreds of them. */
export const MARKET_STEPS: readonly Step[] = [
  pageStep('13-outrights', '/games/sport/football/lists/outrights'),
  { name: '13-season', go: openSeason, isWhole: true },
  { name: '13-season-tab', go: openSeasonTab, isWhole: true },
  { name: '14-match-players', go: (walk) => openMatchTab(walk, /^(Jogadores|Players)$/) },
  { name: '14-match-builder', go: (walk) => openMatchTab(walk, BUILDER) },
  pageStep('27-rules', '/regras-de-apostas'),
]

/** A bet on several selections of a match, for a player, until it is placed. */
export const BUILDER_STEPS: readonly Step[] = [
  { name: '38-builder-refused', go: chooseRefused },
  { name: '38-builder-quoted', go: chooseQuoted },
  { name: '38-builder-in-slip', go: addToSlip },
]

const BUILDER = /^(Criar Aposta|Bet Builder)$/

async function openSeason(walk: Walk): Promise<void> {
  const { betCnfTournamentId, betGameId } = await seasonOf(walk)
  await open(walk, `/games/sport/football/${betCnfTournamentId}/${betGameId}`)
}

async function openSeasonTab(walk: Walk): Promise<void> {
  await open(walk, `/games/sport/football/${(await seasonOf(walk)).betCnfTournamentId}`)
  await walk.page.getByRole('tab', { name: /^(Campeonato|Outrights)$/ }).click()
}

async function seasonOf({ url }: Walk) {
  const { data } = await new ApiClient(url).expect(listOutrights, { route: 'football' })
  const season = data.games.find(({ odds }) => odds.some(({ status }) => status === 'open'))
  if (!season) throw new Error('no season is open')
  return season.info
}

async function openMatchTab(walk: Walk, name: RegExp): Promise<void> {
  const fields = { route: 'football', list: '24' }
  const { data } = await new ApiClient(walk.url).expect(listGames, fields)
  const [game] = data.games
    .filter(({ gameInfo }) => gameInfo.gameStatus === 'scheduled')
    .toSorted((one, other) => other.marketsCount - one.marketsCount)
  if (!game) throw new Error('no game is ahead')
  await open(walk, `/games/sport/football/${game.info.betCnfTournamentId}/${game.info.betGameId}`)
  await walk.page.getByRole('tab', { name }).click()
}

/** The price at an index of the nth market of the tab. */
const price = ({ page, words }: Walk, market: number, index: number) =>
  page
    .getByRole('tabpanel')
    .locator('section')
    .nth(market)
    .getByRole('button', { name: words.odd })
    .nth(index)

/** A win and the double chance that it implies. */
async function chooseRefused(walk: Walk): Promise<void> {
  await openMatchTab(walk, BUILDER)
  await price(walk, 0, 0).click()
  await price(walk, 1, 0).click()
  await walk.page.locator('[data-builder-problem]:not(:empty)').waitFor()
}

async function chooseQuoted(walk: Walk): Promise<void> {
  await price(walk, 1, 0).click()
  await price(walk, 2, 0).click()
  await walk.page.locator('[data-builder-odds]').filter({ hasText: /\d/ }).waitFor()
}

async function addToSlip(walk: Walk): Promise<void> {
  const { page, words } = walk
  await page
    .locator('[data-builder-odds]')
    .locator('xpath=ancestor::section[1]')
    .getByRole('button')
    .last()
    .click()
  await page.locator('[data-builder-leg]').first().waitFor({ state: 'detached' })
  if (!isWide(walk)) await page.getByRole('button', { name: words.slip }).first().click()
  await page.getByRole('textbox', { name: words.stake }).first().waitFor()
}
