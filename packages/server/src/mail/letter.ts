import type { Language } from '@caderneta/contract/language'
import { escapeHtml } from './html-text.ts'
import type { Mail } from './mail.ts'

/** What a mail of ours says; `link` is its one thing to do. */
export interface Letter {
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  readonly link: { readonly label: string; readonly href: string }
}

const LANGUAGE_TAGS: Readonly<Record<Language, string>> = { ptBR: 'pt-BR', en: 'en' }

/** A letter as text and as HTML that needs no picture, script or style from anywhere. */
export function writeLetter(to: string, letter: Letter, language: Language): Mail {
  const { subject, greeting, paragraphs, link } = letter
  const text = [greeting, ...paragraphs, link.href, 'Caderneta'].join('\n\n')
  const html = `<!doctype html>
<html lang="${LANGUAGE_TAGS[language]}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body>
<p>${escapeHtml(greeting)}</p>
${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}
<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>
<p>${escapeHtml(link.href)}</p>
<p>Caderneta</p>
</body>
</html>
`
  return { to, subject, text, html }
}
