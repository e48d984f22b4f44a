import { languageOf } from '@caderneta/contract/language'
import { readMailbox as readMailboxCall } from '@caderneta/contract/payments/deposit-calls'
import type { FastifyInstance } from 'fastify'
import { route } from '../http/route.ts'
import type { ServerDeps } from '../server-deps.ts'
import { readMailbox } from './mail-store.ts'
import { MAILBOX_STYLE, mailboxPage } from './mailbox-page.ts'

const EMAIL_LENGTH_MAX = 254

/** The mailbox of the sandbox. Never registered where mails go to real people. */
export function registerMailbox(
  app: FastifyInstance,
  { database, dataKeys }: Pick<ServerDeps, 'database' | 'dataKeys'>,
): void {
  route(app, readMailboxCall, async ({ email }) => ({
    done: 'ok',
    body: { data: await readMailbox(database.kysely, dataKeys, email) },
  }))

  app.get('/sandbox/mailbox', async (request, reply) => {
    const email = queryText(request.query, 'email').slice(0, EMAIL_LENGTH_MAX)
    const view = {
      language: languageOf(request.headers['accept-language']),
      email,
      mails: email === '' ? null : await readMailbox(database.kysely, dataKeys, email),
    }
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(mailboxPage(view))
  })

  app.get('/sandbox/mailbox.css', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(MAILBOX_STYLE),
  )
}

/** The database cannot take a NUL in a parameter. */
function queryText(query: unknown, name: string): string {
  const value: unknown = Reflect.get(Object(query), name)
  return typeof value === 'string' && !value.includes('\0') ? value : ''
}
