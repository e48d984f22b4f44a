import { filledPath } from '@caderneta/contract/filled-path'
import type { PageCall } from './call.ts'

/** The names of the parameters in a path: `gameId` of `sport/game/:gameId`. */
type ParameterOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

type Parameters<Path extends string> = Readonly<Record<ParameterOf<Path>, string | number>>

/** The call with the parameters of its path filled; the rest of its fields is for `call`. */
export function fillPath<Path extends string, Fields, Value>(
  { path, response }: PageCall<Fields, Value> & { readonly path: Path },
  parameters: Parameters<Path>,
): PageCall<Omit<Fields, ParameterOf<Path>>, Value> {
  return { path: filledPath(path, new Map(Object.entries<string | number>(parameters))), response }
}
