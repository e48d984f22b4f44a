/**
 * The address of a request in a form that the router can parse. A broken escape in the path of a
 * page ('/%E0') counts as its literal characters, so that a browser gets the page, which shows that
 * nothing is there. A call keeps its address and is refused as malformed.
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
