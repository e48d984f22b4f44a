import { testTitles } from './test-titles.mjs'

const ROW = /^\| ([A-Z][A-Z0-9]{1,3})-(\d+) \| (.*?) \|/
const HEADING = /^## ([A-Z][A-Z0-9]{1,3}): (.*)$/

/** Groups and rows of the checklist, in its order. */
export function readChecklist(text) {
  const groups = new Map()
  for (const line of text.split('\n')) {
    const heading = HEADING.exec(line)
    if (heading) groups.set(heading[1], { name: heading[1], title: heading[2], rows: [] })
    const row = ROW.exec(line)
    if (row) groups.get(row[1])?.rows.push({ id: `${row[1]}-${row[2]}`, fact: row[3] })
  }
  return [...groups.values()].filter(({ rows }) => rows.length > 0)
}

/** Where each id is in a title of a test: id → ['path:line', …]. */
export function placesById(files, groupNames) {
  const ids = new RegExp(`\\b(?:${groupNames.join('|')})-\\d+\\b`, 'g')
  const places = new Map()
  for (const file of files) {
    if (file.text.search(ids) === -1) continue
    for (const { title, line } of testTitles(file)) {
      for (const id of title.match(ids) ?? []) {
        places.set(id, [...(places.get(id) ?? []), `${file.path}:${line}`])
      }
    }
  }
  return places
}

/** What is covered and what is not, by group, and ids in titles that the checklist lacks. */
export function reportOf(checklist, files) {
  const groups = readChecklist(checklist)
  const places = placesById(
    files,
    groups.map(({ name }) => name),
  )
  const known = new Set(groups.flatMap(({ rows }) => rows.map(({ id }) => id)))
  return {
    groups: groups.map(({ name, title, rows }) => ({
      name,
      title,
      covered: rows.filter(({ id }) => places.has(id)),
      missing: rows.filter(({ id }) => !places.has(id)),
    })),
    unknown: [...places].filter(([id]) => !known.has(id)),
    places,
  }
}
