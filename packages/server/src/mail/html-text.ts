const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for HTML: no user input becomes markup (decision 0014). */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}

const ADDRESS = /https?:\/\/[^\s<>"']+/g

/** The same, with web addresses turned into links. */
export function linkedHtml(text: string): string {
  let html = ''
  let at = 0
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    const escaped = escapeHtml(address)
    html += `${escapeHtml(text.slice(at, index))}<a href="${escaped}">${escaped}</a>`
    at = index + address.length
  }
  return html + escapeHtml(text.slice(at))
}
