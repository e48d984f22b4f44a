import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import { existingDatabase } from '../database/existing-database.ts'
import { readSecretFiles, SECRETS_BY_FILE } from './secret-files.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'caderneta-secrets-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function fileOf(content: string): string {
  const path = join(folder, 'secret')
  writeFileSync(path, content)
  return path
}

describe('a secret in a file', () => {
  it.each(SECRETS_BY_FILE)('%s is read from its file, without the end of the line', (name) => {
    const { environment, errors } = readSecretFiles({ [`${name}_FILE`]: fileOf('s3cret value\n') })
    expect([environment[name], errors]).toEqual(['s3cret value', []])
  })

  it.each(SECRETS_BY_FILE)('%s excludes its file, and no message has the secret', (name) => {
    const given = { [name]: 's3cret', [`${name}_FILE`]: fileOf('s3cret too') }
    const result = readConfig(given)
    const sentence = `${name} and ${name}_FILE exclude each other: set one of them.`
    expect('errors' in result && result.errors).toContain(sentence)
    expect(JSON.stringify(result)).not.toContain('s3cret too')
  })

  it('is an error that names the file when it is missing or empty', () => {
    const missing = join(folder, 'missing')
    const result = readConfig({ SMTP_URL_FILE: missing, METRICS_TOKEN_FILE: fileOf(' \n') })
    expect('errors' in result && result.errors).toEqual([
      `METRICS_TOKEN_FILE: ${join(folder, 'secret')} is empty.`,
      `SMTP_URL_FILE: ${missing} cannot be read.`,
    ])
  })

  it('is that of the configuration, and of the commands', () => {
    const url = 'postgres://caderneta:s3cret@db/caderneta'
    const given = { DATABASE_URL_FILE: fileOf(`${url}\n`), METRICS_TOKEN_FILE: '' }
    const result = readConfig(given)
    expect('config' in result && result.config.databaseUrl).toBe(url)
    expect(existingDatabase(given).databaseUrl).toBe(url)
    expect(() => existingDatabase({ ...given, DATABASE_URL: url })).toThrow(/exclude each other/)
  })

  it('is documented', () => {
    const page = readFileSync(new URL('../../../../docs/settings.md', import.meta.url), 'utf8')
    const others = ['DATA_KEY', 'UOF_TOKEN', 'ODDS_API_KEY']
    const unnamed = [...SECRETS_BY_FILE, ...others].filter(
      (name) => !page.includes(`\`${name}_FILE\``),
    )
    expect(unnamed).toEqual([])
  })
})
