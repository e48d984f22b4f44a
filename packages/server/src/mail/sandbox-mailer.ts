import type { Mailer } from './mail.ts'

/** The mailbox of the sandbox reads the table of mails: written is delivered. */
export const sandboxMailer: Mailer = { isMailbox: true, deliver: async () => {} }
