/** A call with its fields, as the server and `public/ahead.js` write it. */
export function callKey(path: string, fields: readonly (readonly [string, string])[]): string {
  if (fields.length === 0) return path
  const sorted = [...fields].sort(([one], [other]) => (one < other ? -1 : 1))
  return `${path}?${new URLSearchParams(sorted.map(([name, value]) => [name, value]))}`
}
