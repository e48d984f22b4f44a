import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** A database of one run's own on a PostgreSQL server. */
export interface OwnDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** Makes a database beside the one that `serverUrl` names: empty, or a copy of a template. */
export async function makeOwnDatabase(
  serverUrl: string,
  { template }: { readonly template?: OwnDatabase } = {},
): Promise<OwnDatabase> {
  const name = `caderneta_bench_${randomUUID().replaceAll('-', '')}`
  const copied = template ? ` template ${new URL(template.url).pathname.slice(1)}` : ''
  await administer(serverUrl, `create database ${name}${copied}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: () => administer(serverUrl, `drop database ${name} with (force)`),
  }
}

async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}
