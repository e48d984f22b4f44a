import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** Cost of a query: the 8 kB pages that it read, and the tables that it read sequentially. */
export interface QueryCost {
  readonly text: string
  readonly buffers: number
  readonly scanned: readonly string[]
  readonly ms: number
}

interface ExplainedPlan {
  readonly Plan: PlanNode
  readonly 'Execution Time': number
}

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Shared Hit Blocks': number
  readonly 'Shared Read Blocks': number
  readonly Plans?: readonly PlanNode[]
}

interface RecordingDatabase extends Database {
  readonly queries: CompiledQuery[]
}

/** The same database with a record of the queries that were sent through it, lists included. */
export function recordingDatabase(database: Database): RecordingDatabase {
  const queries: CompiledQuery[] = []
  const kysely = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ query }) => void queries.push(query),
  })
  const { reading: _, ...others } = database
  const recording: RecordingDatabase = {
    ...others,
    kysely,
    queries,
    get reading() {
      return recording
    },
  }
  return recording
}

/** Runs each of these queries again under EXPLAIN (ANALYZE, BUFFERS), the second time counted. */
export async function explainAll(
  { pool }: Database,
  queries: readonly CompiledQuery[],
): Promise<QueryCost[]> {
  const costs: QueryCost[] = []
  for (const { sql, parameters } of queries) {
    const explain = `explain (analyze, buffers, format json) ${sql}`
    await pool.query(explain, [...parameters])
    const { rows } = await pool.query<{ 'QUERY PLAN': readonly ExplainedPlan[] }>(explain, [
      ...parameters,
    ])
    const explained = rows[0]?.['QUERY PLAN'][0]
    if (!explained) throw new Error(`no plan for ${sql}`)
    const { Plan: plan, 'Execution Time': ms } = explained
    const buffers = plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
    costs.push({ text: sql.replaceAll(/\s+/g, ' ').trim(), buffers, scanned: scannedBy(plan), ms })
  }
  return costs
}

function scannedBy(node: PlanNode): string[] {
  const own = node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : []
  return [...own, ...(node.Plans ?? []).flatMap(scannedBy)]
}
