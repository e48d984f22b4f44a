import type { ColumnType } from 'kysely'

/** A time that the database fills in when it is absent. */
export type GeneratedTime = ColumnType<Date, Date | string | undefined, Date | string>
export type Time = ColumnType<Date, Date | string, Date | string>
export type OptionalTime = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>
export type Json = ColumnType<unknown, string, string>
export type OptionalJson = ColumnType<unknown, string | null | undefined, string | null>

export type SelectionResult = 'win' | 'lose' | 'void' | 'half_win' | 'half_lose'
