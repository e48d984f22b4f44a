import { sandboxMailboxReply } from '@caderneta/contract/payments/deposits'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { describeOnDatabases } from '../database/test-database.ts'
import { inTransaction } from '../database/transaction.ts'
import { makeTestServer } from '../http/test-server.ts'
import { TEST_DATA_KEYS } from '../testing/test-deps.ts'
import { writeLetter } from './letter.ts'
import { writeMail } from './mail-store.ts'
import { registerMailbox } from './mailbox-routes.ts'

describeOnDatabases('sandbox mailbox', (makeDatabase) => {
  let app: FastifyInstance

  beforeAll(async () => {
    const database = await makeDatabase()
    app = await makeTestServer()
    registerMailbox(app, { database, dataKeys: TEST_DATA_KEYS })
    const letter = {
      subject: 'Confirme <já>',
      firstName: '<img src=x onerror=alert(1)>',
      paragraphs: ['Abra o link.'],
      link: { label: 'Confirmar', href: 'http://localhost:3000/sign/active?code=abc' },
    }
    await inTransaction(database, (transaction) =>
      writeMail(transaction, TEST_DATA_KEYS, writeLetter('ana@example.com', letter, 'ptBR')),
    )
  })

  const page = (url: string, language = 'pt-BR') =>
    app.inject({ method: 'GET', url, headers: { 'accept-language': language } })

  it('returns the mails to an address over the API', async () => {
    const payload = { email: 'Ana@Example.com' }
    const reply = await app.inject({ method: 'POST', url: '/api/sandbox/mailbox', payload })
    const { data } = sandboxMailboxReply.parse(reply.json())
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({ to: 'ana@example.com', subject: 'Confirme <já>' })
  })

  it('asks for an address in the language of the browser', async () => {
    expect((await page('/sandbox/mailbox')).body).toContain('<h1>Caixa de correio de teste</h1>')
    const english = await page('/sandbox/mailbox', 'en')
    expect(english.body).toContain('<html lang="en">')
    expect(english.body).toContain('<label for="email">E-mail or phone')
  })

  it('shows the mails with their links, and user input as text', async () => {
    const { body } = await page('/sandbox/mailbox?email=ana%40example.com')
    expect(body).toContain('<h3>Confirme &lt;já&gt;</h3>')
    expect(body).toContain('<a href="http://localhost:3000/sign/active?code=abc">')
    expect(body).not.toContain('<img')
  })

  it('reports that there is no mail, and shows the address as text', async () => {
    const { body } = await page('/sandbox/mailbox?email=%22%3E%3Cscript%3E')
    expect(body).toContain('Nenhuma mensagem para este endereço.')
    expect(body).toContain('value="&quot;&gt;&lt;script&gt;"')
  })

  it.each(['?email=a&email=b', '?email=%00', '?email[]=a'])('survives %s', async (query) => {
    expect((await page(`/sandbox/mailbox${query}`)).statusCode).toBe(200)
  })

  it('needs no style or script but its own file', async () => {
    const { body } = await page('/sandbox/mailbox')
    expect(body).not.toMatch(/<script|<style|style=/)
    const style = await page('/sandbox/mailbox.css')
    expect(style.headers['content-type']).toContain('text/css')
  })
})
