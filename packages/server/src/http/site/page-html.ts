/** Scripts that some pages need in addition to the first, each under the name of its page. */
const SCRIPTS_AHEAD = /<(?:link|script) data-page="([a-z]+)"[^>]*>(?:<\/script>)?\s*/g

/** Where the heading is inserted, with its classes. */
const HEADING_SLOT = /<div\s+data-heading\s+(class="[^"]*")\s*><\/div>/

/** The metadata of a page for search engines and link previews. */
export interface PageHead {
  /** 'pt-BR' or 'en', as HTML and Open Graph name it. */
  readonly language: string
  readonly title: string
  readonly description: string
  /** The name under which the build lists the scripts of the page. */
  readonly page?: string
  /** The heading of the page, painted before its script arrives; some pages have none. */
  readonly heading?: string
  /** Canonical address of the page, without a query; what does not exist has none. */
  readonly canonicalUrl?: string
  /** False for private pages and for unknown addresses. */
  readonly isIndexed: boolean
}

/** Preloaded replies: what the page would request at once, as JSON, by call. */
export type PreloadedResponses = Readonly<Record<string, string>>

/** What a page brings that the scripts of it begin with. */
interface PageStart {
  /** When the page was made, milliseconds UTC. */
  readonly madeAt: number
  readonly preloaded: PreloadedResponses
}

/** So much of the time is in a page that its tag lasts for a minute where nothing changes. */
const MINUTE_MS = 60_000

/** What the build paints until the script is there, in the element that the page renders into. */
const ROOT = /(<div id="root">)[^]*(<\/div>\s*<\/body>)/

/**
 * The built page with its own head, the time and its preloaded replies, and what is painted of it
 * in place of what the build paints of every page.
 */
export function pageHtml(
  template: string,
  head: PageHead,
  start: PageStart,
  painted: string | null = null,
): string {
  return template
    .replace(ROOT, (built, before, after) =>
      painted === null ? built : `${before}${painted}${after}`,
    )
    .replace(/<html lang="[^"]*">/, () => `<html lang="${escaped(head.language)}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(head.title)}</title>`)
    .replace(/<meta\s+name="description"[^>]*>/, () => '')
    .replace(SCRIPTS_AHEAD, (link, page) => (page === head.page ? link : ''))
    .replace(HEADING_SLOT, (_, look) => headingTag(look, head.heading))
    .replace('</head>', () => `${metaTags(head)}</head>`)
    .replace('</body>', () => `${startTag(head.language, start)}</body>`)
}

function headingTag(look: string, heading: string | undefined): string {
  return heading === undefined ? '' : `<h1 ${look}>${escaped(heading)}</h1>`
}

function metaTags({ title, description, canonicalUrl, isIndexed, language }: PageHead): string {
  const named = { description, robots: isIndexed ? 'index, follow' : 'noindex' }
  const shared = {
    'og:site_name': 'Caderneta',
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:locale': language.replace('-', '_'),
    ...(canonicalUrl === undefined ? {} : { 'og:url': canonicalUrl }),
  }
  return [
    ...Object.entries(named).map(([name, text]) => metaTag('name', name, text)),
    ...Object.entries(shared).map(([name, text]) => metaTag('property', name, text)),
    canonicalUrl === undefined ? '' : `<link rel="canonical" href="${escaped(canonicalUrl)}" />`,
  ].join('')
}

function metaTag(kind: 'name' | 'property', name: string, text: string): string {
  return `<meta ${kind}="${name}" content="${escaped(text)}" />`
}

/** Data rather than script, so the page's policy allows it; nothing in it can end the tag. */
function startTag(language: string, { madeAt, preloaded }: PageStart): string {
  const replies = Object.entries(preloaded).map(
    ([call, reply]) => `${JSON.stringify(call)}:${reply}`,
  )
  const now = madeAt - (madeAt % MINUTE_MS)
  const fields = `"language":${JSON.stringify(language)},"now":${now},"replies":{${replies.join(',')}}`
  const json = `{${fields}}`
  return `<script type="application/json" id="given">${json.replaceAll('<', '\\u003c')}</script>`
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
}
