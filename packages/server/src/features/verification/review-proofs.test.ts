import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { describeOnDatabases } from '../../database/test-database.ts'
import { addPlayer } from '../../database/test-rows.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Mail } from '../../mail/mail.ts'
import { Outbox } from '../../mail/outbox.ts'
import { TestClock } from '../../testing/test-clock.ts'
import { testDeps } from '../../testing/test-deps.ts'
import type { SoundFile } from './check-files.ts'
import type { IdentityVerifier, Proof, Verdict } from './identity-verifier.ts'
import { reviewProofs } from './review-proofs.ts'
import type { VerificationDeps } from './verification-deps.ts'
import { insertVerification } from './verification-store.ts'
import { readVerification, readWaiting } from './verification-view.ts'

const FILES: readonly SoundFile[] = [
  { kind: 'document', mediaType: 'application/pdf', name: 'rg.pdf', bytes: Buffer.from('%PDF-1') },
  { kind: 'selfie', mediaType: 'image/png', name: 'eu.png', bytes: Buffer.from('a selfie') },
]

describeOnDatabases('reviewProofs', (makeDatabase) => {
  let database: Database
  let sentMails: Mail[]
  const clock = new TestClock()

  beforeAll(async () => {
    database = await makeDatabase()
  })

  function depsWith(judge: IdentityVerifier['judge']): VerificationDeps {
    sentMails = []
    const deps = testDeps({ database, clock })
    const deliver = async (mail: Mail) => {
      sentMails.push(mail)
    }
    return { ...deps, verifier: { judge }, outbox: new Outbox(deps, { deliver }) }
  }

  async function sent(): Promise<number> {
    const playerId = await addPlayer(database)
    const at = new Date(clock.now())
    await inTransaction(database, (transaction) =>
      insertVerification(transaction, playerId, FILES, at),
    )
    return playerId
  }

  const approve = async (): Promise<Verdict> => ({ status: 'approved' })

  const statusOf = async (playerId: number) =>
    (await readVerification(database.kysely, playerId, 'ptBR')).status

  it('passes the proof to the verifier', async () => {
    const playerId = await sent()
    const received: Proof[] = []
    const deps = depsWith(async (proof) => {
      received.push(proof)
      return { status: 'in_review' }
    })
    await reviewProofs(deps, playerId)
    expect(received).toHaveLength(1)
    expect(received[0]).toMatchObject({
      sentAt: clock.now(),
      names: { document: 'rg.pdf', selfie: 'eu.png' },
    })
    expect(String(await received[0]?.readFile('selfie'))).toBe('a selfie')
    expect(String(await received[0]?.readFile('document'))).toBe('%PDF-1')
    expect(await statusOf(playerId)).toBe('in_review')
  })

  it('verifies the proofs of all players, oldest first, also after a failure', async () => {
    const [first, second] = [await sent(), await sent()]
    const order: number[] = []
    const deps = depsWith(async (proof) => {
      order.push(proof.verificationId)
      if (order.length === 1) throw new Error('unreachable')
      return { status: 'approved' }
    })
    await reviewProofs(deps)
    expect(order).toEqual([...order].sort((one, other) => one - other))
    expect([await statusOf(first), await statusOf(second)]).toEqual(['approved', 'approved'])
    expect(await readWaiting(database.kysely, null)).toHaveLength(1)
    await reviewProofs(depsWith(approve))
    expect(await readWaiting(database.kysely, null)).toEqual([])
  })

  it('writes one verdict and one mail, also with two servers at once', async () => {
    const playerId = await sent()
    const deps = depsWith(approve)
    await Promise.all([reviewProofs(deps, playerId), reviewProofs(deps, playerId)])
    await deps.outbox.settled()
    expect(sentMails.map(({ subject }) => subject)).toEqual([
      'Sua identidade foi confirmada na Caderneta',
    ])
  })

  it('states the reason in the mail, in the language of the player', async () => {
    const playerId = await sent()
    await database.kysely
      .updateTable('player')
      .set({ language: 'en' })
      .where('id', '=', playerId)
      .execute()
    const deps = depsWith(async () => ({ status: 'refused', reason: 'faces_differ' }))
    await reviewProofs(deps, playerId)
    await deps.outbox.settled()
    expect(sentMails[0]?.subject).toBe('Your identity could not be confirmed at Caderneta')
    expect(sentMails[0]?.text).toContain('does not look like the one on the document')
    expect(await readVerification(database.kysely, playerId, 'ptBR')).toMatchObject({
      status: 'refused',
      reason: 'A pessoa da selfie não parece ser a do documento.',
    })
  })
})
