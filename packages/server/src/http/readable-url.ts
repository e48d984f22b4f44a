/**
 * The address of a request as the router can read it. A broken escape in the path of a page ('/%E0')
 * counts as the characters that it is written in, so that a browser gets the page, which says that
 * there is nothing there. A call keeps its address and is refused as malformed.
 */
export function readableUrl(url: string): string {
  const end = url.search(/[?#;]|$/)
  const path = url.slice(0, end)
  if (!path.includes('%') || path.startsWith('/api/') || isDecodable(path)) return url
  return path.replaceAll('%', '%25') + url.slice(end)
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
