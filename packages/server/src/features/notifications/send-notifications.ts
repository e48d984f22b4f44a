import type { Database } from '../../database/database.ts'
import { inTransaction, type WriteTransaction } from '../../database/transaction.ts'
import type { Outbox } from '../../mail/outbox.ts'
import type { TextMessenger } from '../../mail/text-messenger.ts'
import type { ServerDeps } from '../../server-deps.ts'
import { markShown, type QueuedNotification, takeNotifications } from './notification-store.ts'
import { type Recipient, readNotifiedBets, readRecipients } from './notification-view.ts'
import { notificationMail, type PlayerNews, shortNotices } from './write-notification.ts'

export interface NotificationDeps extends Pick<ServerDeps, 'log' | 'notifyPlayer'> {
  readonly database: Database
  readonly outbox: Outbox
  /** Null: there is no provider for texts. */
  readonly texts: TextMessenger | null
  readonly publicUrl: string
}

/** What is sent after the commit of the transaction that emptied the queue. */
interface Dispatch {
  readonly recipient: Recipient
  readonly news: PlayerNews
  /** What no page was shown yet. */
  readonly unseen: PlayerNews
  readonly mailId: number | null
}

const ROWS_PER_ROUND_MAX = 500

/**
 * Sends everything that is queued. Mails are written in the transaction that empties the queue, so
 * each is sent once; texts and messages on the page are sent after it, at most once.
 */
export async function sendNotifications(deps: NotificationDeps): Promise<void> {
  for (;;) {
    const round = await inTransaction(deps.database, (transaction) => takeRound(deps, transaction))
    for (const dispatch of round.dispatches) await send(deps, dispatch)
    if (round.rows < ROWS_PER_ROUND_MAX) return
  }
}

async function takeRound(
  deps: NotificationDeps,
  transaction: WriteTransaction,
): Promise<{ readonly rows: number; readonly dispatches: readonly Dispatch[] }> {
  const queued = await takeNotifications(transaction, ROWS_PER_ROUND_MAX)
  const rowsByPlayer = groupByPlayer(queued)
  const recipients = await readRecipients(transaction, [...rowsByPlayer.keys()])
  const dispatches: Dispatch[] = []
  for (const [playerId, rows] of rowsByPlayer) {
    const recipient = recipients.get(playerId)
    if (!recipient) continue
    const news = await readNews(transaction, rows)
    const unseen = await readNews(
      transaction,
      rows.filter(({ isShown }) => !isShown),
    )
    dispatches.push({
      recipient,
      news,
      unseen,
      mailId: await writeMail(deps, transaction, recipient, news),
    })
  }
  return { rows: queued.length, dispatches }
}

function groupByPlayer(
  queued: readonly QueuedNotification[],
): ReadonlyMap<number, readonly QueuedNotification[]> {
  const rowsByPlayer = new Map<number, QueuedNotification[]>()
  for (const row of queued)
    rowsByPlayer.set(row.playerId, [...(rowsByPlayer.get(row.playerId) ?? []), row])
  return rowsByPlayer
}

async function readNews(
  transaction: WriteTransaction,
  rows: readonly QueuedNotification[],
): Promise<PlayerNews> {
  const betIds = rows.flatMap((row) => (row.kind === 'bets_settled' ? row.betIds : []))
  const payments = rows.flatMap((row) => (row.kind === 'bets_settled' ? [] : [row]))
  return { bets: await readNotifiedBets(transaction, betIds), payments }
}

async function writeMail(
  { outbox, publicUrl }: NotificationDeps,
  transaction: WriteTransaction,
  recipient: Recipient,
  news: PlayerNews,
): Promise<number | null> {
  if (recipient.email === null) return null
  const mail = notificationMail(recipient.email, recipient, news, publicUrl)
  return await outbox.write(transaction, mail)
}

async function send(
  { outbox, texts, notifyPlayer, log }: NotificationDeps,
  { recipient, news, unseen, mailId }: Dispatch,
): Promise<void> {
  if (mailId !== null) outbox.send(mailId)
  show({ notifyPlayer }, recipient, unseen)
  if (recipient.phone === null || texts === null) return
  const sentences = shortNotices(news, recipient.language).map(({ text }) => text)
  const text = `Caderneta: ${sentences.join(' ')}`
  await texts
    .send({ to: recipient.phone, text })
    .catch((err: unknown) => log.error({ err, playerId: recipient.id }, 'notifications: text lost'))
}

function show(
  { notifyPlayer }: Pick<ServerDeps, 'notifyPlayer'>,
  { id, language, isShownOnSite }: Recipient,
  news: PlayerNews,
): void {
  if (!isShownOnSite) return
  for (const notice of shortNotices(news, language))
    notifyPlayer(id, { type: 'notification', ...notice })
}

/** Shows on the open pages what is queued and was not shown; at most once, if the server ends. */
export async function showNotifications(
  deps: Pick<NotificationDeps, 'database' | 'notifyPlayer'>,
): Promise<void> {
  const shown = await inTransaction(deps.database, async (transaction) => {
    const byPlayer = groupByPlayer(await markShown(transaction, ROWS_PER_ROUND_MAX))
    const recipients = await readRecipients(transaction, [...byPlayer.keys()])
    const found: { recipient: Recipient; news: PlayerNews }[] = []
    for (const recipient of recipients.values()) {
      const news = await readNews(transaction, byPlayer.get(recipient.id) ?? [])
      found.push({ recipient, news })
    }
    return found
  })
  for (const { recipient, news } of shown) show(deps, recipient, news)
}
