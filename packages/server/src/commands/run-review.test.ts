import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { describeOnDatabases } from '../database/test-database.ts'
import { addGame } from '../database/test-rows.ts'
import { recordOutcomes } from '../features/bets/settling/record-outcomes.ts'
import {
  makeWithdrawals,
  processWithdrawals,
  type WithdrawalsUnderTest,
} from '../features/payments/withdrawals/test-withdrawals.ts'
import type { JobRunner } from '../jobs/job-runner.ts'
import { makeJobs } from '../jobs/test-jobs.ts'
import { Outbox } from '../mail/outbox.ts'
import { sandboxMailer } from '../mail/sandbox-mailer.ts'
import { readReviewCommand } from './review-command.ts'
import { runReview } from './run-review.ts'

describeOnDatabases('npm run review', (makeDatabase) => {
  let database: Database
  let jobs: JobRunner
  let bank: WithdrawalsUnderTest
  let id: string

  beforeAll(async () => {
    database = await makeDatabase()
    jobs = await makeJobs(database)
  })
  beforeEach(async () => {
    // As in production: nothing leaves a review by itself.
    const limits = { WITHDRAWAL_REVIEW_OVER: '39.99', REVIEW_MS: '86400000' }
    bank = await makeWithdrawals(database, undefined, limits)
    id = await bank.request('40.00')
    expect(await bank.statuses()).toEqual(['in_review'])
  })

  async function review(...args: string[]) {
    const command = readReviewCommand(args)
    if (command === null) throw new Error('no command')
    const lines: string[] = []
    const { deps, clock } = bank
    const outbox = new Outbox({ ...deps, jobs }, sandboxMailer)
    const publicUrl = 'https://casa.example'
    const reviewDeps = { database, jobs, outbox, publicUrl, clock, log: deps.log }
    const status = await runReview(reviewDeps, command, (line) => lines.push(line))
    return { status, text: lines.join('\n') }
  }

  const approve = (which = id) => review('approve', which, '--by', 'Rita')
  const refuse = (which = id) => review('refuse', which, '--reason', 'conta nova', '--by', 'Rui')

  it('lists pending reviews without identifying data of their players', async () => {
    const { status, text } = await review('list')
    expect(status).toBe(0)
    expect(text).toContain(`withdrawal ${id}  R$ 40.00  large_amount  player ${bank.playerId}`)
    expect(text).toMatch(/CPF \*{3}\.\d{3}\.\d{3}-\*{2}/)
  })

  it('lists an outcome that was set aside, until a valid one is recorded', async () => {
    const gameId = await addGame(database)
    const selection = selectionId(gameId, 1)
    const record = (result: string) =>
      recordOutcomes(database, {
        gameId,
        // As sent by a feed whose types were never checked.
        outcomes: [
          { selectionId: selection, marketId: 1000002, result: JSON.parse(JSON.stringify(result)) },
        ],
      })
    const line = async () => {
      const { status, text } = await review('list')
      expect(status).toBe(0)
      return text.split('\n').find((each) => each.includes(String(selection)))
    }
    expect(await line()).toBeUndefined()
    await record('push')
    await record('push')
    const moment = String.raw`\d{4}-\d\d-\d\dT[\d:.]+Z`
    expect(await line()).toMatch(
      new RegExp(
        `^outcome-\\d+  \\{.*"result":"push".*\\}  refused 2 times  .*check.*  ${moment}$`,
      ),
    )
    await record('win')
    expect(await line()).toBeUndefined()
  })

  it('approves a withdrawal once and records the reviewer', async () => {
    expect(await approve()).toMatchObject({ status: 0, text: expect.stringContaining('decided') })
    expect(await approve()).toMatchObject({ status: 0, text: expect.stringContaining('before') })
    expect(await refuse()).toMatchObject({ status: 1, text: expect.stringContaining('contrary') })
    await processWithdrawals(bank.deps, bank.playerId)
    expect([await bank.statuses(), await bank.cash()]).toEqual([['paid'], 60])
    expect(await reviewOf(id)).toEqual([{ decision: 'approved', reason: null, reviewer: 'Rita' }])
    expect(await bank.audit()).toEqual([])
  })

  it('returns a refused withdrawal once, and shows the reason only to operators', async () => {
    expect((await refuse()).status).toBe(0)
    expect((await refuse()).status).toBe(0)
    expect((await approve()).status).toBe(1)
    await processWithdrawals(bank.deps, bank.playerId)
    const { body } = await bank.call('getAll')
    expect(body['data']).toMatchObject([{ status: 'refused', reason: 'review_refused' }])
    expect(JSON.stringify(body)).not.toContain('conta nova')
    expect(await bank.cash()).toBe(100)
    expect(await reviewOf(id)).toMatchObject([{ reason: 'conta nova', reviewer: 'Rui' }])
    expect(await bank.audit()).toEqual([])
  })

  it('queues a job for the running server', async () => {
    await approve()
    const { rows } = await database.pool.query(
      `select count(*)::integer as jobs from pgboss.job where data ->> 'key' = $1`,
      [id],
    )
    expect(rows).toEqual([{ jobs: 1 }])
  })

  it('decides nothing that does not exist or is not pending', async () => {
    expect((await approve('00000000-0000-4000-8000-000000000000')).status).toBe(1)
    expect((await approve('999999')).status).toBe(1)
    expect((await approve('../x')).status).toBe(1)
    await bank.call('cancel', { withdrawalId: id })
    expect(await approve()).toMatchObject({ status: 1, text: expect.stringContaining('not in') })
  })

  it('of a concurrent approval, refusal and cancellation, one happens', async () => {
    const cancel = bank.call('cancel', { withdrawalId: id })
    const [approved, refused, cancelled] = await Promise.all([approve(), refuse(), cancel])
    const happened = [approved.status === 0, refused.status === 0, cancelled.status === 200]
    // An approved withdrawal can still be cancelled before it is sent.
    expect(happened.filter(Boolean).length).toBeLessThanOrEqual(2)
    expect(happened[0] && happened[1]).toBe(false)
    await processWithdrawals(bank.deps, bank.playerId)
    expect(await bank.audit()).toEqual([])
  })

  it('is stored unchangeably', async () => {
    await approve()
    await expect(database.pool.query(`update review set reviewer = 'x'`)).rejects.toThrow('kept')
    await expect(database.pool.query('delete from review')).rejects.toThrow('kept')
  })

  it.each([
    ['approve', ['--by', 'Rita'], 'approved', null],
    ['refuse', ['--reason', 'faces_differ', '--by', 'Rita'], 'refused', 'faces_differ'],
    ['refuse', ['--reason', 'foto de uma tela', '--by', 'Rita'], 'refused', 'other'],
  ] as const)(
    'can %s a proof of identity %o, and its player is mailed',
    async (verb, by, ...to) => {
      const proofId = String(await addProof(database, bank.playerId))
      expect((await review('list')).text).toContain(`proof ${proofId}  player ${bank.playerId}`)
      const mails = await countMails()
      expect((await review(verb, proofId, ...by)).status).toBe(0)
      expect((await review(verb, proofId, ...by)).status).toBe(0)
      const { rows } = await database.pool.query(
        `select verification.status, reason, verification_status from verification
       join player on player.id = player_id where verification.id = $1`,
        [proofId],
      )
      const [status, reason] = to
      expect(rows).toEqual([{ status, reason, verification_status: status }])
      expect(await countMails()).toBe(mails + 1)
      expect(await bank.audit()).toEqual([])
    },
  )

  it('writes the files of a proof where only its user reads them', async () => {
    const proofId = String(await addProof(database, bank.playerId))
    const folder = await mkdtemp(join(tmpdir(), 'proof-'))
    const { text } = await review('files', proofId, folder)
    const paths = text.split('\n')
    expect(paths.map((path) => basename(path))).toEqual([
      `proof-${proofId}-document.pdf`,
      `proof-${proofId}-selfie`,
    ])
    expect(await readFile(paths[0] ?? '', 'utf8')).toBe('a document')
    await rm(folder, { recursive: true })
    expect((await review('files', '999999', folder)).status).toBe(1)
  })

  async function reviewOf(withdrawalId: string): Promise<unknown[]> {
    const { rows } = await database.pool.query(
      'select decision, reason, reviewer from review where withdrawal_id = $1',
      [withdrawalId],
    )
    return rows
  }

  async function countMails(): Promise<number> {
    const { rows } = await database.pool.query<{ mails: number }>(
      'select count(*)::integer as mails from mail',
    )
    return rows[0]?.mails ?? 0
  }
})

async function addProof(database: Database, playerId: number): Promise<number> {
  const { id } = await database.kysely
    .insertInto('verification')
    .values({ player_id: playerId, sent_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const files = [
    { kind: 'document', media_type: 'application/pdf', name: '../rg.pdf' },
    { kind: 'selfie', media_type: 'image/jpeg', name: 'eu/../../x' },
  ] as const
  for (const file of files)
    await database.kysely
      .insertInto('verification_file')
      .values({ verification_id: id, ...file, bytes: Buffer.from(`a ${file.kind}`) })
      .execute()
  return id
}
