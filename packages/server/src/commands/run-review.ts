import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { centavos, reaisText } from '@caderneta/domain/money/money'
import { hiddenCpf } from '@caderneta/domain/person/cpf'
import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { checkSecurityCode, type SecurityCodeCheck } from '../features/accounts/accounts.ts'
import { decideResult, type OpenSetAside, readSetAside } from '../features/bets/bets.ts'
import {
  decideWithdrawal,
  type WithdrawalInReview,
  withdrawalsInReview,
} from '../features/payments/payments.ts'
import type { Decided, PersonsDecision } from '../features/reviews/reviews.ts'
import {
  decideProof,
  readWaiting,
  type WaitingProof,
} from '../features/verification/verification.ts'
import { logSecurity } from '../http/security/security-log.ts'
import type { JobDeps } from '../jobs/jobs.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { ReviewCommand } from './review-command.ts'

interface ReviewDeps extends JobDeps {
  readonly database: Database
  readonly clock: Clock
  readonly outbox: Outbox
  readonly publicUrl: string
  readonly log: FastifyBaseLogger
}

const DONE = 0
const NOT_DONE = 1

/** Runs the command of an operator; returns the exit code. */
export async function runReview(
  deps: ReviewDeps,
  command: ReviewCommand,
  print: (line: string) => void,
): Promise<number> {
  if (command.verb === 'list') return await list(deps, print)
  if (command.verb === 'files') return await writeFiles(deps, command, print)
  if (command.verb === 'code') return await compareCode(deps, command, print)
  const { id, reason, reviewer } = command
  const decision = command.verb === 'approve' ? 'approved' : 'refused'
  const at = new Date(deps.clock.now())
  const decided = await decide(deps, id, { decision, reason, reviewer, at })
  print(`${id}: ${SENTENCES[decided]}`)
  return decided === 'decided' || decided === 'repeated' ? DONE : NOT_DONE
}

const SENTENCES: Readonly<Record<Decided, string>> = {
  decided: 'decided, and written down. The server acts on it at once, or when it starts.',
  repeated: 'this was decided before; nothing was changed.',
  contrary: 'the contrary was decided before; nothing was changed.',
  not_in_review: 'is not in review; nothing was changed.',
  unknown: 'there is no such withdrawal, proof or outcome.',
}

const uuid = z.uuid()
const number = /^\d{1,15}$/
const setAside = /^outcome-(\d{1,15})$/

async function decide(deps: ReviewDeps, id: string, decision: PersonsDecision): Promise<Decided> {
  if (number.test(id)) return await decideProof(deps, Number(id), decision)
  const setAsideId = setAside.exec(id)?.[1]
  if (setAsideId !== undefined)
    return await decideResult(deps.database, Number(setAsideId), decision)
  const isUuid = z.safeParse(uuid, id.toLowerCase()).success
  return isUuid ? await decideWithdrawal(deps, id.toLowerCase(), decision) : 'unknown'
}

async function list({ database }: ReviewDeps, print: (line: string) => void): Promise<number> {
  const withdrawals = await withdrawalsInReview(database.kysely)
  const proofs = await readWaiting(database.kysely, null)
  for (const one of withdrawals) print(withdrawalLine(one))
  for (const one of proofs) print(proofLine(one))
  const outcomes = await readSetAside(database.kysely)
  for (const one of outcomes) print(setAsideLine(one))
  if (withdrawals.length + proofs.length + outcomes.length === 0)
    print('Nothing waits for a review.')
  return DONE
}

function withdrawalLine(one: WithdrawalInReview): string {
  const amount = `R$ ${reaisText(centavos(one.amount))}`
  const who = `player ${one.playerId}, ${one.ownerName}, CPF ${hiddenCpf(one.cpf)}`
  return `withdrawal ${one.id}  ${amount}  ${one.reason ?? ''}  ${who}  ${one.createdAt.toISOString()}`
}

/**
 * Resolved by a valid outcome of the feed. There is something to approve only where our own rule
 * has a result (`byRule`).
 */
function setAsideLine({ id, outcome, reason, refusals, lastAt }: OpenSetAside): string {
  const what = `outcome-${id}  ${JSON.stringify(outcome)}`
  return `${what}  refused ${refusals} times  ${reason}  ${lastAt.toISOString()}`
}

function proofLine({ verificationId, playerId, sentAt }: WaitingProof): string {
  return `proof ${verificationId}  player ${playerId}  ${new Date(sentAt).toISOString()}`
}

const CODE_SENTENCES: Readonly<Record<SecurityCodeCheck, string>> = {
  matches: 'the security code matches.',
  differs: 'the security code does NOT match.',
  not_set: 'this account has no security code; check the identity in another way.',
  unknown_player: 'there is no such player.',
  too_many: 'too many wrong codes today; nothing was compared.',
}

/** The code is never printed, and a wrong one is refused without its difference. */
async function compareCode(
  deps: ReviewDeps,
  { player, code }: { readonly player: string; readonly code: string },
  print: (line: string) => void,
): Promise<number> {
  const check = await checkSecurityCode(deps, player, code)
  print(`${player}: ${CODE_SENTENCES[check]}`)
  return check === 'matches' ? DONE : NOT_DONE
}

async function writeFiles(
  { database, log }: ReviewDeps,
  { id, folder, reviewer }: Extract<ReviewCommand, { readonly verb: 'files' }>,
  print: (line: string) => void,
): Promise<number> {
  const proofs = await readWaiting(database.kysely, null)
  const proof = proofs.find(({ verificationId }) => String(verificationId) === id)
  if (!proof) {
    print(`${id}: is no proof that is in review.`)
    return NOT_DONE
  }
  for (const kind of ['document', 'selfie'] as const) {
    // Only the end of the name: the rest is the player's, and not a path.
    const end = /\.[a-z0-9]{1,5}$/i.exec(proof.names[kind])?.[0] ?? ''
    const path = join(folder, `proof-${id}-${kind}${end.toLowerCase()}`)
    await writeFile(path, await proof.readFile(kind), { mode: 0o600 })
    print(path)
    const { playerId, verificationId } = proof
    logSecurity(log, 'document exported', { playerId, verificationId, kind, reviewer })
  }
  return DONE
}
