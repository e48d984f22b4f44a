/** Scripts that some pages need beside the first, each under the name of its page. */
const SCRIPTS_AHEAD = /<link data-page="([a-z]+)"[^>]*>\s*/g

/** Where the heading comes, with its classes. */
const HEADING_SLOT = /<div\s+data-heading\s+(class="[^"]*")\s*><\/div>/

/** What a page says of itself to search engines and to those with whom it is shared. */
export interface PageHead {
  /** 'pt-BR' or 'en', as HTML and Open Graph name it. */
  readonly language: string
  readonly title: string
  readonly description: string
  /** Which page it is, by the name under which the build lists its scripts. */
  readonly page?: string
  /** What the page is headed by, painted before its script comes; none is known of some pages. */
  readonly heading?: string
  /** Address under which the page is known, without a query. */
  readonly canonicalUrl: string
  /** False for what only one person sees and for addresses of nothing. */
  readonly isIndexed: boolean
}

/** Replies that the page would ask for at once, as JSON, by the call that they answer. */
export type PreloadedResponses = Readonly<Record<string, string>>

/** The built page with a head of its own and the answers to its first questions. */
export function pageHtml(template: string, head: PageHead, preloaded: PreloadedResponses): string {
  return template
    .replace(/<html lang="[^"]*">/, () => `<html lang="${escaped(head.language)}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(head.title)}</title>`)
    .replace(/<meta\s+name="description"[^>]*>/, () => '')
    .replace(SCRIPTS_AHEAD, (link, page) => (page === head.page ? link : ''))
    .replace(HEADING_SLOT, (_, look) => headingTag(look, head.heading))
    .replace('</head>', () => `${metaTags(head)}</head>`)
    .replace('</body>', () => `${preloadTag(head.language, preloaded)}</body>`)
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
    'og:url': canonicalUrl,
    'og:locale': language.replace('-', '_'),
  }
  return [
    ...Object.entries(named).map(([name, text]) => metaTag('name', name, text)),
    ...Object.entries(shared).map(([name, text]) => metaTag('property', name, text)),
    `<link rel="canonical" href="${escaped(canonicalUrl)}" />`,
  ].join('')
}

function metaTag(kind: 'name' | 'property', name: string, text: string): string {
  return `<meta ${kind}="${name}" content="${escaped(text)}" />`
}

/** Data and no script, so the page's policy lets it be; nothing in it can end the tag. */
function preloadTag(language: string, preloaded: PreloadedResponses): string {
  const replies = Object.entries(preloaded).map(
    ([call, reply]) => `${JSON.stringify(call)}:${reply}`,
  )
  const json = `{"language":${JSON.stringify(language)},"replies":{${replies.join(',')}}}`
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
