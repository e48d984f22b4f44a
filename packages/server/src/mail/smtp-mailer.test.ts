import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { smtpMailer } from './smtp-mailer.ts'

const mail = { to: 'ana@example.com', subject: 'Olá', text: 'texto', html: '<p>texto</p>' }

/** A minimal SMTP server that accepts one mail. */
function receive(socket: Socket, received: string[], recipientReply: string) {
  let isData = false
  socket.write('220 test\r\n')
  socket.on('data', (chunk) => {
    for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
      received.push(line)
      if (isData && line === '.') isData = false
      if (isData) continue
      if (line.startsWith('DATA')) isData = true
      const isRecipient = line.startsWith('RCPT')
      socket.write(isRecipient ? recipientReply : isData ? '354 go on\r\n' : '250 ok\r\n')
    }
  })
}

let server: Server

async function listen(received: string[], recipientReply: string): Promise<string> {
  server = createServer((socket) => receive(socket, received, recipientReply))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `smtp://127.0.0.1:${address.port}`
}

afterEach(() => {
  server.close()
})

describe('smtpMailer', () => {
  it('passes the mail to the server, from the name of the site', async () => {
    const received: string[] = []
    const url = await listen(received, '250 ok\r\n')
    await smtpMailer(url, 'https://caderneta.example').deliver(mail)
    expect(received).toContain('MAIL FROM:<nao-responda@caderneta.example>')
    expect(received).toContain('RCPT TO:<ana@example.com>')
    expect(received.join('\n')).toContain('text/html')
  })

  it('fails when the server rejects the recipient', async () => {
    const url = await listen([], '550 unknown\r\n')
    await expect(smtpMailer(url, 'https://caderneta.example').deliver(mail)).rejects.toThrow('550')
  })

  it('names one recipient, whatever the address contains', async () => {
    const received: string[] = []
    const url = await listen(received, '250 ok\r\n')
    const to = "ana@example.com'or'x@example.com"
    await smtpMailer(url, 'https://caderneta.example')
      .deliver({ ...mail, to })
      .catch(() => {})
    expect(received.filter((line) => line.startsWith('RCPT')).length).toBeLessThanOrEqual(1)
  })
})
