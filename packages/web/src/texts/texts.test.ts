import { describe, expect, it } from 'vitest'

type Table = Readonly<Record<string, unknown>>
type Modules = Readonly<Record<string, () => Promise<Table>>>

/** Tables by their path, without the language: those of features and those that several share. */
const byLanguage = {
  ptBR: byTable({
    ...import.meta.glob<Table>('../**/texts/ptBR.ts'),
    ...import.meta.glob<Table>('./ptBR/*.ts'),
  }),
  en: byTable({
    ...import.meta.glob<Table>('../**/texts/en.ts'),
    ...import.meta.glob<Table>('./en/*.ts'),
  }),
}
const tables = [...byLanguage.ptBR.keys()]

function byTable(modules: Modules) {
  return new Map(
    Object.entries(modules).map(([path, load]) => [path.replace(/(ptBR|en)(?=[/.])/, '*'), load]),
  )
}

async function load(language: keyof typeof byLanguage, table: string): Promise<Table> {
  return (await byLanguage[language].get(table)?.()) ?? {}
}

/** Keys of nested tables too, so that no text hides in a group. */
function keysOf(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, `${path}.${key}`))
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some(isEmpty)
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [String(value)]
  return Object.values(value).flatMap(textsOf)
}

/** Figtree has neither: where the system has no other face they are drawn as boxes. */
const hasHyphenOutsideFace = (text: string) => /[\u2010\u2011]|\\u201[01]/.test(text)

/** Words that both languages share. */
const SHARED =
  /^(Cashback|CPF|CNPJ|PIX|Email|Esports|Games?|Login|Menu|Pts|Rounds|Sets?|Português|English)$/

/** Texts that are the same in both languages, except shared words and bare gaps. */
function untranslated(portuguese: unknown, english: unknown): readonly string[] {
  if (typeof portuguese === 'object' && portuguese !== null) {
    const others = new Map(Object.entries(Object(english)))
    return Object.entries(portuguese).flatMap(([key, text]) => untranslated(text, others.get(key)))
  }
  const text = String(portuguese)
  const words = text.replace(/.*?=>/s, '').replace(/\$\{[^}]*\}|[^\p{L}]/gu, '')
  const isSame = text === String(english) && words.length > 1
  return isSame && !SHARED.test(words) ? [text] : []
}

describe('the texts of both languages', () => {
  it('are the same tables', () => {
    expect(tables.length).toBeGreaterThan(20)
    expect([...byLanguage.en.keys()].sort()).toEqual([...tables].sort())
  })

  it.each(tables)('I18-02 %s has the same keys in both', async (file) => {
    const [portuguese, english] = await Promise.all([load('ptBR', file), load('en', file)])
    expect(keysOf(english)).toEqual(keysOf(portuguese))
  })

  it.each(tables)('I18-02 %s has no Portuguese text in English', async (file) => {
    const [portuguese, english] = await Promise.all([load('ptBR', file), load('en', file)])
    expect(untranslated(portuguese, english)).toEqual([])
  })

  it.each(tables)('%s has no empty text', async (file) => {
    expect(isEmpty(await load('ptBR', file))).toBe(false)
    expect(isEmpty(await load('en', file))).toBe(false)
  })

  it.each(tables)('%s has no hyphen that the face of the site lacks', async (file) => {
    expect(textsOf(await load('ptBR', file)).filter(hasHyphenOutsideFace)).toEqual([])
    expect(textsOf(await load('en', file)).filter(hasHyphenOutsideFace)).toEqual([])
  })
})
