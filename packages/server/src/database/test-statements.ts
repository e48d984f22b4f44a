import { type KyselyPlugin, PostgresQueryCompiler } from 'kysely'
import type { Database } from './database.ts'

/** The database with a list of every statement sent to it. */
export function recordStatements(database: Database): {
  readonly database: Database
  readonly statements: string[]
} {
  const statements: string[] = []
  const recorder: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      statements.push(new PostgresQueryCompiler().compileQuery(node, queryId).sql)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const recorded: Database = {
    ...database,
    kysely: database.kysely.withPlugin(recorder),
    get reading() {
      return recorded
    },
  }
  return { database: recorded, statements }
}
