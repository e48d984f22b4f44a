import { open, pageStep, type Step, settle, type Walk } from './walk.ts'

/** What only a player sees: menu, bets, bank and account. */
export const PLAYER_STEPS: readonly Step[] = [
  { name: '40-user-menu', go: openUserMenu },
  { name: '41-user-menu-offers', go: (walk) => chooseTab(walk, 1) },
  { name: '42-user-menu-preferences', go: (walk) => chooseTab(walk, 2) },
  pageStep('43-my-bets', '/mybets'),
  pageStep('44-my-bets-to-close', '/mybets?tab=finish'),
  pageStep('45-my-bets-finished', '/mybets?tab=finished'),
  pageStep('46-bet-history', '/mybets/historico'),
  pageStep('50-balance', '/bank/balance'),
  pageStep('51-statement', '/bank/statement'),
  pageStep('52-deposit', '/bank/funds'),
  { name: '53-deposit-pix', go: requestPix, isWhole: true },
  { name: '54-deposit-card', go: openCard, isWhole: true },
  pageStep('55-deposit-history', '/bank/history'),
  pageStep('56-withdraw', '/bank/withdraw'),
  pageStep('57-transfer', '/bank/transfer'),
  pageStep('61-personal', '/account/personal'),
  pageStep('62-address', '/account/address'),
  { name: '63-address-form', go: editAddress, isWhole: true },
  pageStep('64-preferences', '/account/preferences'),
  pageStep('65-password', '/account/password'),
  pageStep('66-verification', '/account/verification'),
  pageStep('67-home', '/', false),
  pageStep('68-responsible', '/account/responsible'),
]

async function openUserMenu(walk: Walk): Promise<void> {
  await open(walk, '/')
  await walk.page.getByRole('button', { name: walk.words.account, exact: true }).click()
  await walk.page.getByRole('dialog').waitFor()
}

const chooseTab = ({ page }: Walk, at: number) =>
  page.getByRole('dialog').getByRole('tab').nth(at).click()

async function requestPix(walk: Walk): Promise<void> {
  const { page, words } = walk
  await page.getByLabel(words.amount).fill('50,00')
  await page.getByRole('button', { name: words.deposit, exact: true }).click()
  await page.locator('[data-payload]').waitFor()
}

async function openCard(walk: Walk): Promise<void> {
  await open(walk, '/bank/funds')
  await walk.page.getByRole('button', { name: walk.words.card }).click()
}

async function editAddress({ page, words }: Walk): Promise<void> {
  await page.getByRole('button', { name: words.editAddress }).click()
  await settle(page)
}
