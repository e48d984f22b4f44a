import { createTransport } from 'nodemailer'
import type { Mailer } from './mail.ts'

const TIMEOUT_MS = 10_000

/** Sends through the SMTP server of `smtpUrl` ('smtps://user:password@host:465'). */
export function smtpMailer(smtpUrl: string, publicUrl: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // The content of a mail is ours; it never fetches a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const from = { name: 'Caderneta', address: `nao-responda@${new URL(publicUrl).hostname}` }
  return {
    deliver: async ({ to, subject, text, html }) => {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html })
    },
  }
}
