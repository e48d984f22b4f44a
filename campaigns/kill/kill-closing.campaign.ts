import { makeReplayHome } from '@caderneta/testing/hosts/replay-home'
import { runAudit } from '@caderneta/testing/hosts/run-audit'
import { describe, expect, test } from 'vitest'
import { type KilledClosing, killClosings } from './kill-closing.ts'

const testServerUrl = process.env.TEST_DATABASE_URL

/** In the middle of a wait that would go on, and about the moment at which one ends. */
const KILLS = [
  { liveDelayMs: 60_000, afterMs: 300 },
  { liveDelayMs: 400, afterMs: 400 },
  { liveDelayMs: 400, afterMs: 430 },
]

/** Nothing half done: the bet is open and nothing moved, or it was closed and paid once. */
function expectWhole(closing: KilledClosing): void {
  const { status, quote, paid, gained, gainedByRepeat } = closing
  const moved = { paid, gained, gainedByRepeat }
  if (status === 'pending') expect(moved).toEqual({ paid: 0, gained: 0, gainedByRepeat: 0 })
  else expect(moved).toEqual({ paid: quote, gained: quote, gainedByRepeat: quote })
}

async function killAndAudit(serverUrl: string | null): Promise<void> {
  const home = await makeReplayHome(serverUrl)
  const environment = { ...home.environment, RATE_LIMIT: 'off', PASSWORD_MEMORY_KIB: '64' }
  const closings = await killClosings(environment, KILLS)
  expect(closings).toHaveLength(KILLS.length)
  for (const closing of closings) expectWhole(closing)
  expect(closings[0]).toMatchObject({ hasReply: false, status: 'pending' })
  expect(await runAudit(home.books)).toMatchObject({ exitCode: 0 })
  await home.remove()
}

describe('kill -9 of the server while a live closing waits', { timeout: 300_000 }, () => {
  test('on the embedded database leaves the bet open, or closed once', () => killAndAudit(null))

  test.skipIf(!testServerUrl)('on PostgreSQL leaves the bet open, or closed once', () =>
    killAndAudit(testServerUrl ?? null),
  )
})
