import type { Language } from '@caderneta/contract/language'
import { greeting } from './greeting.ts'
import { escapeHtml } from './html-text.ts'
import type { Mail } from './mail.ts'

/** The content of one of our mails; `link` is its one call to action. */
export interface Letter {
  /** Name of the recipient, as it was typed. */
  readonly firstName: string
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly link: { readonly label: string; readonly href: string }
}

const LANGUAGE_TAGS: Readonly<Record<Language, string>> = { ptBR: 'pt-BR', en: 'en' }

/** A letter as text and as HTML that loads no picture, script or style. */
export function writeLetter(to: string, letter: Letter, language: Language): Mail {
  const { subject, paragraphs, link } = letter
  const sentences = [greeting(letter.firstName, language), ...paragraphs]
  const text = [...sentences, link.href, 'Caderneta'].join('\n\n')
  return { to, subject, text, html: letterHtml(letter, sentences, LANGUAGE_TAGS[language]) }
}

/** Mail programs barely support style sheets: every element carries its own styles. */
const STYLES = {
  page: styleOf(
    'margin:0',
    'padding:24px 12px',
    'background:#f3f5f2',
    'font-family:Arial,sans-serif',
  ),
  card: styleOf(
    'max-width:560px',
    'margin:0 auto',
    'padding:24px',
    'background:#ffffff',
    'border-radius:8px',
    'color:#1b241e',
    'font-size:16px',
    'line-height:1.5',
  ),
  name: styleOf('margin:0 0 16px', 'font-size:20px', 'font-weight:bold', 'color:#0b5d3b'),
  button: styleOf(
    'display:inline-block',
    'padding:12px 20px',
    'background:#0b5d3b',
    'border-radius:6px',
    'color:#ffffff',
    'font-weight:bold',
    'text-decoration:none',
  ),
  small: styleOf('margin:16px 0 0', 'font-size:13px', 'color:#55605a', 'word-break:break-all'),
} as const

function styleOf(...rules: readonly string[]): string {
  return rules.join(';')
}

function letterHtml({ subject, link }: Letter, sentences: readonly string[], tag: string): string {
  const href = escapeHtml(link.href)
  return `<!doctype html>
<html lang="${tag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title></head>
<body style="${STYLES.page}">
<div style="${STYLES.card}">
<p style="${STYLES.name}">Caderneta</p>
${sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('\n')}
<p><a href="${href}" style="${STYLES.button}">${escapeHtml(link.label)}</a></p>
<p style="${STYLES.small}">${href}</p>
</div>
</body>
</html>
`
}
