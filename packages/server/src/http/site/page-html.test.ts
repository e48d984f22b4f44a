import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PageHead, pageHtml } from './page-html.ts'

const TEMPLATE = `<!doctype html><html lang="pt-BR"><head><title>Caderneta</title>
<meta
  name="description"
  content="x" />
<link data-page="sport" rel="modulepreload" href="/assets/sport.js">
<link data-page="match" rel="modulepreload" href="/assets/match.js">
<script data-page="bets" src="/ahead.js" async></script>
</head><body><div id="root"><div
  data-heading
  class="big"
></div></div></body></html>`

const HEAD: PageHead = {
  language: 'pt-BR',
  title: 'Grêmio X Santos',
  description: 'Odds',
  canonicalUrl: 'https://caderneta.example/games/sport/football/1/2',
  isIndexed: true,
}

const MADE_AT = Date.UTC(2026, 10, 28, 19, 30)
const start = { madeAt: MADE_AT, preloaded: {} }

const preloadedOf = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="given">(.*?)<\/script>/s.exec(html)?.[1] ?? '')

describe('the page as served', () => {
  test('has a description of its content', () => {
    const html = pageHtml(TEMPLATE, HEAD, start)
    expect(html).toContain('<title>Grêmio X Santos</title>')
    expect(html.match(/name="description"/g)).toHaveLength(1)
    expect(html).toContain('<meta name="description" content="Odds" />')
    expect(html).toContain('<meta property="og:title" content="Grêmio X Santos" />')
    expect(html).toContain('<meta property="og:locale" content="pt_BR" />')
    expect(html).toContain(`<link rel="canonical" href="${HEAD.canonicalUrl}" />`)
    expect(html).toContain('<meta name="robots" content="index, follow" />')
  })

  test('contains its heading before its script arrives', () => {
    const html = pageHtml(TEMPLATE, { ...HEAD, heading: 'Grêmio X Santos' }, start)
    expect(html).toContain('<div id="root"><h1 class="big">Grêmio X Santos</h1></div>')
    expect(pageHtml(TEMPLATE, HEAD, start)).toContain('<div id="root"></div>')
  })

  test('contains what is painted of it in place of what is painted of every page', () => {
    const html = pageHtml(TEMPLATE, HEAD, start, '<main>$& rows</main>')
    expect(html).toContain('<div id="root"><main>$& rows</main></div>')
    expect(html).not.toContain('data-heading')
  })

  test('preloads the scripts of its own page and of no other', () => {
    const html = pageHtml(TEMPLATE, { ...HEAD, page: 'match' }, start)
    expect(html).toContain('<link data-page="match" rel="modulepreload" href="/assets/match.js">')
    expect(html).not.toContain('sport.js')
    expect(html).not.toContain('ahead.js')
    const bets = pageHtml(TEMPLATE, { ...HEAD, page: 'bets' }, start)
    expect(bets).toContain('<script data-page="bets" src="/ahead.js" async></script>')
    expect(pageHtml(TEMPLATE, HEAD, start)).not.toContain('modulepreload')
  })

  test('names no address of its own where there is nothing', () => {
    const { canonicalUrl: _, ...head } = HEAD
    const html = pageHtml(TEMPLATE, head, start)
    expect(html).not.toContain('canonical')
    expect(html).not.toContain('og:url')
  })

  test('excludes private pages from search engines', () => {
    const html = pageHtml(TEMPLATE, { ...HEAD, isIndexed: false, language: 'en' }, start)
    expect(html).toContain('<meta name="robots" content="noindex" />')
    expect(html).toContain('<html lang="en">')
  })

  test('contains the preloaded replies to its first requests', () => {
    const html = pageHtml(TEMPLATE, HEAD, {
      madeAt: MADE_AT,
      preloaded: { base_unauth: '{"success":true}', 'a?b=1': '{"x":[1]}' },
    })
    expect(preloadedOf(html)).toEqual({
      language: 'pt-BR',
      now: MADE_AT,
      replies: { base_unauth: { success: true }, 'a?b=1': { x: [1] } },
    })
  })

  test('contains the minute in which it was made, and is unchanged for as long', () => {
    const later = pageHtml(TEMPLATE, HEAD, { ...start, madeAt: MADE_AT + 59_999 })
    expect(later).toBe(pageHtml(TEMPLATE, HEAD, start))
    const next = pageHtml(TEMPLATE, HEAD, { ...start, madeAt: MADE_AT + 60_000 })
    expect(preloadedOf(next)).toMatchObject({ now: MADE_AT + 60_000 })
  })

  test('text from outside stays text, wherever it appears', () => {
    fc.assert(
      fc.property(fc.string(), (noise) => {
        const evil = `</script><script>alert(1)</script>"'$&<!--${noise}`
        const head = { ...HEAD, title: evil, description: evil, heading: evil }
        const html = pageHtml(TEMPLATE, head, {
          ...start,
          preloaded: { base_unauth: JSON.stringify({ evil }) },
        })
        expect(html).not.toContain('<script>alert')
        expect(html.match(/<script/g)).toHaveLength(1)
        expect(html.match(/<!--/g)).toBeNull()
        expect(preloadedOf(html)).toMatchObject({ replies: { base_unauth: { evil } } })
      }),
    )
  })
})
