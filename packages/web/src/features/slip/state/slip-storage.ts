import { isOdds } from '@caderneta/domain/odds/odds'
import type { Page } from '../../../root/page.ts'
import { RESEND_WITHIN_MS } from '../submit/await-result.ts'
import { emptySlip } from './empty-slip.ts'
import { isStakeTyped, slipAfterOtherTab } from './other-tabs.ts'
import type {
  SentBet,
  SlipAttempt,
  SlipPhase,
  SlipSelection,
  SlipState,
  StakeTexts,
} from './slip-content.ts'
import { isAwaitingResult } from './slip-state.ts'

/**
 * The slip in local storage, one entry per player. It contains the key of a submission that is
 * still undecided, so that a reload can query its result (decision 0003). A stored slip is trusted
 * no further than its shape: anything else counts as no slip.
 */
const KEY = 'caderneta.slip.'

type Entries = Readonly<Record<string, unknown>>

const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** Every parsed item, or null when one of them is invalid. */
function readAll<Item>(value: unknown, read: (item: unknown) => Item | null): Item[] | null {
  if (!isList(value)) return null
  const items = value.map(read).filter((item) => item !== null)
  return items.length === value.length ? items : null
}

const readNumber = (value: unknown) => (Number.isSafeInteger(value) ? Number(value) : null)
const readText = (value: unknown) => (typeof value === 'string' ? value : null)

function readSelection(value: unknown): SlipSelection | null {
  if (!isEntries(value)) return null
  const { selectionId, gameId, marketId, name, handicap, teams, startsAt, agreedOdds, stake } =
    value
  const [home, away] = readAll(teams, readText) ?? []
  const numbers = readAll([selectionId, gameId, marketId, startsAt], readNumber)
  const texts = readAll([name, handicap, stake], readText)
  if (numbers === null || texts === null || home === undefined || away === undefined) return null
  if (typeof agreedOdds !== 'number' || !isOdds(agreedOdds)) return null
  const [ofSelection = 0, ofGame = 0, ofMarket = 0, start = 0] = numbers
  const [named = '', handicapText = '', typed = ''] = texts
  return {
    selectionId: ofSelection,
    gameId: ofGame,
    // A match redirects to its address from any other: slips stored without both are still valid.
    sportId: readNumber(value['sportId']) ?? 0,
    tournamentId: readNumber(value['tournamentId']) ?? 0,
    marketId: ofMarket,
    name: named,
    handicap: handicapText,
    teams: [home, away],
    startsAt: start,
    agreedOdds,
    stake: typed,
  }
}

function readStakes(value: unknown): StakeTexts {
  if (!isEntries(value)) return {}
  const texts = Object.entries(value).map(([key, text]) => [key, readText(text) ?? ''])
  return Object.fromEntries(texts)
}

function readSentBet(value: unknown): SentBet | null {
  if (!isEntries(value)) return null
  const betGamesOddId = readAll(value['betGamesOddId'], readNumber)
  const price = readText(value['price'])
  const rate = readText(value['rate'])
  return betGamesOddId && price && rate ? { betGamesOddId, price, rate } : null
}

function readAttempt(value: unknown): SlipAttempt | null {
  if (!isEntries(value)) return null
  const lines = readAll(value['lines'], readSentBet)
  const sentAt = readNumber(value['sentAt'])
  if (lines === null || sentAt === null) return null
  return { lines, sentAt, isCashbackActive: value['isCashbackActive'] === true }
}

/** A slip in flight when the page closed must be checked; any other is editing. */
function readPhase(value: unknown): SlipPhase {
  const attempt = isEntries(value) ? readAttempt(value['attempt']) : null
  return attempt ? { step: 'checking', attempt } : { step: 'editing' }
}

export function parseSlip(text: string): SlipState | null {
  const value = parseJson(text)
  if (!isEntries(value)) return null
  const slipId = readText(value['slipId'])
  const selections = readAll(value['selections'], readSelection)
  if (slipId === null || selections === null) return null
  const cashback = value['cashbackChoice']
  return {
    ...emptySlip(slipId),
    selections,
    // As when the second selection was added: a typed stake must not be hidden.
    isMinimised: selections.length < 2,
    stakeForAll: readText(value['stakeForAll']) ?? '',
    rowStakes: readStakes(value['rowStakes']),
    combinationStakes: readStakes(value['combinationStakes']),
    cashbackChoice: typeof cashback === 'boolean' ? cashback : null,
    phase: readPhase(value['phase']),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export function readSlip(player: string): SlipState | null {
  try {
    const text = localStorage.getItem(KEY + player)
    return text === null ? null : parseSlip(text)
  } catch {
    return null
  }
}

/** A finished slip is not kept; everything else is stored at once. */
export function keepSlip(player: string, slip: SlipState): void {
  try {
    if (slip.phase.step === 'placed' || slip.selections.length === 0) {
      localStorage.removeItem(KEY + player)
    } else {
      localStorage.setItem(KEY + player, JSON.stringify(slip))
    }
  } catch {
    // A browser without storage, or with a full one, keeps the slip for this visit only.
  }
}

/** The store of the slip, as far as other tabs concern it. */
interface ShownSlip {
  readonly read: () => { readonly player: string | null; readonly slip: SlipState }
  readonly change: (part: {
    readonly slip: SlipState
    readonly isShortOfCash: false
    readonly isStakeMissing: false
  }) => void
}

interface Following {
  store: ShownSlip | null
  /** Queries the result of the shown slip. */
  resume: () => void
  /** The slip last copied from another tab. */
  takenOver: SlipState | null
  /** Reads what another tab has written; set once. */
  listener: ((event: StorageEvent) => void) | null
}

declare module '../../../root/page.ts' {
  interface Page {
    readonly slipFollowing: Following
  }
}

/**
 * Another tab has written. A bet in flight there is shown here too, but only that tab queries its
 * result; when that tab must be closed, and it is too late to send anything again, this one does.
 */
function onStorage(page: Pick<Page, 'slipFollowing'>, { key }: StorageEvent): void {
  const { store, resume, takenOver } = page.slipFollowing
  if (store === null) return
  const { player, slip } = store.read()
  if (player === null || key !== KEY + player) return
  if (isAwaitingResult(slip) && slip !== takenOver) return
  const kept = readSlip(player)
  const shown = slipAfterOtherTab(slip, { kept, isTypedHere: isStakeTyped() })
  page.slipFollowing.takenOver = shown
  store.change({ slip: shown, isShortOfCash: false, isStakeMissing: false })
  if (shown.phase.step !== 'checking') return
  const waitMs = shown.phase.attempt.sentAt + RESEND_WITHIN_MS - Date.now()
  setTimeout(() => store.read().slip === shown && resume(), waitMs)
}

/** From here on the shown slip follows the changes of other tabs. */
export function followOtherTabs(
  page: Pick<Page, 'slipFollowing'>,
  store: ShownSlip,
  resume: () => void,
): void {
  const following = page.slipFollowing
  Object.assign(following, { store, resume })
  following.listener ??= (event) => onStorage(page, event)
  window.addEventListener('storage', following.listener)
}
