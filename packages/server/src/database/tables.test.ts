import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { describeOnDatabases } from './test-database.ts'

const FOLDER = fileURLToPath(new URL('./tables', import.meta.url))
const INDEX = fileURLToPath(new URL('./tables.ts', import.meta.url))

interface Column {
  readonly type: string
  readonly isNullable: boolean
  /** What an insert may omit, or must. */
  readonly filled: 'never' | 'by default' | 'always'
}

type Columns = Readonly<Record<string, Readonly<Record<string, Column>>>>

/** What each type of a column is in TypeScript; a text may be narrowed to a union. */
const TYPES: Readonly<Record<string, string>> = {
  bigint: 'number',
  integer: 'number',
  smallint: 'number',
  boolean: 'boolean',
  bytea: 'Buffer',
  'timestamp with time zone': 'Date',
  json: 'Json',
  jsonb: 'Json',
  uuid: 'string',
  text: 'string',
  character: 'string',
  date: 'string',
  numeric: 'string',
  ARRAY: 'array',
}

/** The aliases of `tables/columns.ts`. */
const ALIASES: Readonly<Record<string, Column>> = {
  Time: { type: 'Date', isNullable: false, filled: 'never' },
  GeneratedTime: { type: 'Date', isNullable: false, filled: 'by default' },
  OptionalTime: { type: 'Date', isNullable: true, filled: 'never' },
  Json: { type: 'Json', isNullable: false, filled: 'never' },
  OptionalJson: { type: 'Json', isNullable: true, filled: 'never' },
}

function columnOf(node: ts.TypeNode): Column {
  const text = node.getText()
  const alias = ALIASES[text]
  if (alias) return alias
  const generated = /^Generated(Always)?<([\s\S]+)>$/.exec(text)
  const inner = generated?.[2] ?? text
  const names = inner.split('|').map((name) => name.trim())
  const kinds = new Set(names.filter((name) => name !== '' && name !== 'null').map(kindOf))
  return {
    type: [...kinds].join(' | '),
    isNullable: names.includes('null'),
    filled: generated ? (generated[1] ? 'always' : 'by default') : 'never',
  }
}

/** Named unions, such as `PixKeyType`, are of text. */
function kindOf(name: string): string {
  if (ALIASES[name]) return ALIASES[name].type
  if (name.endsWith('[]')) return 'array'
  return ['number', 'boolean', 'Buffer', 'Date'].includes(name) ? name : 'string'
}

async function interfacesOf(paths: readonly string[]): Promise<readonly ts.InterfaceDeclaration[]> {
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')))
  return texts.flatMap((text) =>
    ts
      .createSourceFile('tables.ts', text, ts.ScriptTarget.Latest, true)
      .statements.flatMap((one) => (ts.isInterfaceDeclaration(one) ? [one] : [])),
  )
}

const fieldsOf = (declaration: ts.InterfaceDeclaration) =>
  declaration.members.flatMap((member) =>
    ts.isPropertySignature(member) && member.type
      ? [{ name: member.name.getText(), type: member.type }]
      : [],
  )

async function declaredTables(): Promise<Columns> {
  const files = (await readdir(FOLDER)).map((name) => `${FOLDER}/${name}`)
  const declared = await interfacesOf([INDEX, ...files])
  const byName = new Map(declared.map((one) => [one.name.text, one]))
  const columnsOf = (name: string): Record<string, Column> => {
    const found = byName.get(name)
    if (!found) throw new Error(`there is no interface ${name}`)
    const inherited = found.heritageClauses?.flatMap(({ types }) => types.map((t) => t.getText()))
    const own = fieldsOf(found).map(({ name: column, type }) => [column, columnOf(type)] as const)
    return Object.assign({}, ...(inherited ?? []).map(columnsOf), Object.fromEntries(own))
  }
  const tables = byName.get('Tables')
  if (!tables) throw new Error('there is no interface Tables')
  return Object.fromEntries(
    fieldsOf(tables).map(({ name, type }) => [name, columnsOf(type.getText())]),
  )
}

const COLUMNS = `
  select table_name, column_name, data_type, is_nullable = 'YES' as is_nullable,
    case when is_identity = 'YES' and identity_generation = 'ALWAYS' or is_generated = 'ALWAYS'
      then 'always'
      when (column_default is not null or is_identity = 'YES') and is_nullable = 'NO'
      then 'by default' else 'never' end as filled
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE'
    -- Of the migrations alone, which read it before there are tables.
    and table_name <> 'migration'
  order by table_name, ordinal_position
`

interface Row {
  readonly table_name: string
  readonly column_name: string
  readonly data_type: string
  readonly is_nullable: boolean
  readonly filled: Column['filled']
}

function tablesOf(rows: readonly Row[]): Columns {
  const tables: Record<string, Record<string, Column>> = {}
  for (const row of rows) {
    const type = TYPES[row.data_type] ?? row.data_type
    const column = { type, isNullable: row.is_nullable, filled: row.filled }
    tables[row.table_name] = { ...tables[row.table_name], [row.column_name]: column }
  }
  return tables
}

describeOnDatabases('the table types', (makeDatabase) => {
  it('name every table and column of a migrated database, with its type and whether it may be null or omitted', async () => {
    const { pool } = await makeDatabase()
    const { rows } = await pool.query<Row>(COLUMNS)
    expect(await declaredTables()).toEqual(tablesOf(rows))
  })
})
