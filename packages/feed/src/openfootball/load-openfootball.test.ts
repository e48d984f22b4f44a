import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FileError } from './json-reader.ts'
import { loadOpenfootball } from './load-openfootball.ts'

describe('loading openfootball files', () => {
  let folder = ''

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'openfootball-'))
  })

  afterEach(() => {
    rmSync(folder, { recursive: true })
  })

  const write = (path: string, name: string) => {
    writeFileSync(join(folder, path), JSON.stringify({ name, matches: [] }))
  }

  it('reads one file', () => {
    write('cup.json', 'Cup')
    expect(loadOpenfootball(join(folder, 'cup.json'))).toEqual({
      competitions: [{ name: 'Cup', matches: [] }],
      skipped: [],
    })
  })

  it('reads the files of a folder and of those within, in order of their paths', () => {
    mkdirSync(join(folder, 'a'))
    write('z.json', 'Z')
    write('b.json', 'B')
    write('a/c.json', 'C')
    writeFileSync(join(folder, 'README.md'), 'no competition')
    expect(loadOpenfootball(folder).competitions.map(({ name }) => name)).toEqual(['C', 'B', 'Z'])
  })

  it('refuses a path that is not there, an empty folder and a wrong file, naming them', () => {
    expect(() => loadOpenfootball(join(folder, 'none.json'))).toThrow('no such file or folder')
    expect(() => loadOpenfootball(folder)).toThrow('holds no .json file')
    writeFileSync(join(folder, 'bad.json'), '{"name":"Cup"}')
    expect(() => loadOpenfootball(folder)).toThrow(FileError)
    expect(() => loadOpenfootball(folder)).toThrow('bad.json: matches: expected a list')
  })
})

describe('three hundred files from outside', () => {
  const TIMES = [undefined, '19:00', '9:30', '19.15', '19h', '24:00', '19:00 UTC', '19:00 GMT+1']
  const SCORES = [undefined, {}, { ft: [2, 1] }, [2, 0], { ht: [1, 0], ft: [1, 1] }]
  const ODDITIES = [
    { team1: 'N.N.', team2: 'N.N.' },
    { team1: '' },
    { date: '2026-02-30' },
    { date: undefined },
    { time: '25:61' },
    { time: '19:00 Marte' },
    { score: { ft: '2-1' } },
    { score: [1] },
    { score: { ht: [2, 0], ft: [1, 0] } },
    { goals1: [{ minute: 'late' }] },
    { goals1: 3 },
    { ground: 7 },
  ]
  const anyMatch = fc.record({
    date: fc.constantFrom('2026-01-31', '2026-06-11', '2026-12-31'),
    time: fc.constantFrom(...TIMES),
    team1: fc.constantFrom('Łódź', 'São Paulo', 'Ñublense', 'Al-Ahly (EGY)'),
    team2: fc.constantFrom('Flora', 'N.N.', '1. FC Köln', 'Grêmio'),
    score: fc.constantFrom(...SCORES),
    round: fc.constantFrom('Final', 7, null),
    status: fc.constantFrom(undefined, 'finished'),
  })
  const anyFile = fc.array(
    fc.record({ match: anyMatch, oddity: fc.constantFrom(...ODDITIES, ...TIMES.map(() => null)) }),
    { minLength: 1, maxLength: 12 },
  )

  it('are all read; what is odd is skipped, and named by file and match', () => {
    const folder = mkdtempSync(join(tmpdir(), 'openfootball-'))
    const files = fc.sample(anyFile, { numRuns: 300, seed: 20_221_118 })
    const odd = files.flatMap((items, file) =>
      items.flatMap(({ oddity }, at) => (oddity ? [`${name(file)}: matches[${at}].`] : [])),
    )
    for (const [at, items] of files.entries()) {
      const matches = items.map(({ match, oddity }) => ({ ...match, ...oddity }))
      writeFileSync(join(folder, name(at)), JSON.stringify({ name: `Copa ${at}`, matches }))
    }
    const { competitions, skipped } = loadOpenfootball(folder)
    expect(competitions).toHaveLength(300)
    expect(skipped).toHaveLength(odd.length)
    expect(skipped.filter((sentence, at) => !sentence.startsWith(odd[at] ?? '-'))).toEqual([])
    const count = competitions.reduce((sum, { matches }) => sum + matches.length, 0)
    expect(count + odd.length).toBe(files.flat().length)
    rmSync(folder, { recursive: true })
  })
})

const name = (file: number) => `${String(file).padStart(3, '0')}.json`
