// @vitest-environment jsdom
import { odds } from '@caderneta/domain/odds/odds'
import { eventually } from '@caderneta/testing/eventually'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readOdd, seedGames } from '../../../live/live.ts'
import { showSite } from '../../../site/site-store.ts'
import { sampleGame } from '../../../testing/sample-games.ts'
import { sampleSite, sampleStart } from '../../../testing/sample-player.ts'
import { openPage, page } from '../../../testing/test-page.ts'
import { startSession } from '../../../testing/test-session.ts'
import { readToasts } from '../../../ui/toast/toast-queue.ts'
import { emptySlip } from './empty-slip.ts'
import { prepareSlip, pressOdd } from './press-odd.ts'
import { changeSlip } from './slip-changes.ts'
import type { SlipCode } from './slip-code.ts'
import { addSelection, startSending } from './slip-state.ts'
import { readSlipState } from './slip-store.ts'
import { watchSlip } from './watch-slip.ts'

const KEY = `caderneta.slip.${sampleStart.user.info.email}`

beforeEach(() => {
  openPage()
  showSite(page, sampleSite)
  seedGames(page, [sampleGame({ id: 7 }), sampleGame({ id: 8 })])
  watchSlip(page)
})

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

/** The next fetch of that code fails. */
function loseOnce(part: keyof SlipCode): void {
  const lost = new TypeError('Failed to fetch dynamically imported module')
  vi.spyOn(page.slipCode, part).mockRejectedValueOnce(lost)
}

async function press(selectionId: number): Promise<void> {
  const odd = readOdd(page, selectionId)
  if (odd) await pressOdd(page, odd)
}

const chosen = () => readSlipState(page).selections.map((each) => each.selectionId)
const toastTexts = () => readToasts(page).map((toast) => toast.text)

/** The slip that the player left behind. */
function leaveSlip(): void {
  const slip = addSelection(emptySlip('key-of-before'), {
    selectionId: 800_001,
    gameId: 8,
    sportId: 1,
    tournamentId: 7,
    marketId: 1_000_002,
    name: '1',
    handicap: '',
    teams: ['Bahia', 'Vasco'],
    startsAt: 0,
    agreedOdds: odds(2010),
  })
  localStorage.setItem(KEY, JSON.stringify(slip))
}

test('the stored slip may load late: the click is added to it', async () => {
  leaveSlip()
  loseOnce('storage')
  startSession(page, sampleStart)
  await press(700_001)
  expect(chosen()).toEqual([800_001, 700_001])
  expect(readSlipState(page).slipId).toBe('key-of-before')
})

test.each([
  [false, 'Sem conexão. Verifique a internet e tente novamente.'],
  [true, 'Algo deu errado. Tente novamente.'],
])(
  'a click whose code cannot be fetched shows an error; online: %s',
  async (isOnline, sentence) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    startSession(page, sampleStart)
    loseOnce('toggle')
    await press(700_001)
    expect(toastTexts()).toEqual([sentence])
    expect(chosen()).toEqual([])
    await press(700_001)
    expect(chosen()).toEqual([700_001])
  },
)

test('a rejected click shows an error also when the reason cannot be fetched', async () => {
  startSession(page, sampleStart)
  await press(700_001)
  changeSlip(page, (slip) => startSending(slip, { lines: [], isCashbackActive: false, sentAt: 0 }))
  loseOnce('refusals')
  await press(800_001)
  await eventually(() => expect(toastTexts()).toEqual(['Algo deu errado. Tente novamente.']))
  expect(chosen()).toEqual([700_001])
})

test('a failed prefetch is no error yet', async () => {
  loseOnce('toggle')
  await prepareSlip(page)
  expect(toastTexts()).toEqual([])
})
