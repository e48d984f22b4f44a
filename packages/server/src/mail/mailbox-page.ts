import type { Language } from '@caderneta/contract/language'
import type { MailWire } from '@caderneta/contract/payments/deposits'
import { escapeHtml, linkedHtml } from './html-text.ts'

const TEXTS = {
  ptBR: {
    tag: 'pt-BR',
    title: 'Caixa de correio de teste',
    intro: 'Nenhuma mensagem sai daqui: leia o que o site enviaria.',
    email: 'E-mail ou telefone (+5511987654321)',
    show: 'Ver mensagens',
    none: 'Nenhuma mensagem para este endereço.',
    found: 'Mensagens, da mais nova para a mais antiga',
  },
  en: {
    tag: 'en',
    title: 'Test mailbox',
    intro: 'No message leaves this place: read what the site would send.',
    email: 'E-mail or phone (+5511987654321)',
    show: 'Show messages',
    none: 'No message for this address.',
    found: 'Messages, newest first',
  },
} as const

/** The content of the mailbox: nothing yet (null), or the mails to `email`. */
interface MailboxView {
  readonly language: Language
  readonly email: string
  readonly mails: readonly MailWire[] | null
}

/** The sandbox's mailbox as one plain page that needs no script. */
export function mailboxPage({ language, email, mails }: MailboxView): string {
  const texts = TEXTS[language]
  return `<!doctype html>
<html lang="${texts.tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title} · Caderneta</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/sandbox/mailbox.css">
</head>
<body>
<main>
<h1>${texts.title}</h1>
<p>${texts.intro}</p>
<form method="get" action="/sandbox/mailbox">
<label for="email">${texts.email}</label>
<input id="email" name="email" type="text" inputmode="email" required autocomplete="email"
 value="${escapeHtml(email)}">
<button type="submit">${texts.show}</button>
</form>
${mails === null ? '' : mailList(mails, language)}
</main>
</body>
</html>
`
}

function mailList(mails: readonly MailWire[], language: Language): string {
  const texts = TEXTS[language]
  if (mails.length === 0) return `<p role="status">${texts.none}</p>`
  const articles = mails.map((mail) => mailArticle(mail, texts.tag))
  return `<h2>${texts.found}</h2>\n${articles.join('\n')}`
}

function mailArticle(mail: MailWire, tag: string): string {
  const sentAt = new Date(mail.sentAt)
  const shown = sentAt.toLocaleString(tag, { timeZone: 'America/Sao_Paulo' })
  return `<article>
<h3>${escapeHtml(mail.subject)}</h3>
<p><time datetime="${sentAt.toISOString()}">${escapeHtml(shown)}</time></p>
<pre>${linkedHtml(mail.text)}</pre>
</article>`
}

export const MAILBOX_STYLE = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5 }
main { max-width: 44rem; margin: 0 auto; padding: 1rem }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center }
input, button { font: inherit; min-height: 2.75rem; padding: 0 .75rem }
input { flex: 1 1 14rem }
article { border-top: 1px solid; margin-top: 1rem }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
a { display: inline-block; min-height: 1.5rem }
`
