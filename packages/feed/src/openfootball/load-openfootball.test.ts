import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
    expect(loadOpenfootball(join(folder, 'cup.json'))).toEqual([{ name: 'Cup', matches: [] }])
  })

  it('reads the files of a folder and of those within, in order of their paths', () => {
    mkdirSync(join(folder, 'a'))
    write('z.json', 'Z')
    write('b.json', 'B')
    write('a/c.json', 'C')
    writeFileSync(join(folder, 'README.md'), 'no competition')
    expect(loadOpenfootball(folder).map(({ name }) => name)).toEqual(['C', 'B', 'Z'])
  })

  it('refuses a path that is not there, an empty folder and a wrong file, naming them', () => {
    expect(() => loadOpenfootball(join(folder, 'none.json'))).toThrow('no such file or folder')
    expect(() => loadOpenfootball(folder)).toThrow('holds no .json file')
    writeFileSync(join(folder, 'bad.json'), '{"name":"Cup","matches":[{}]}')
    expect(() => loadOpenfootball(folder)).toThrow(FileError)
    expect(() => loadOpenfootball(folder)).toThrow('bad.json: matches[0].team1: expected a text')
  })
})
