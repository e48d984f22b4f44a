/**
 * A value that has to be there, such as the price of a leg. Its absence is a bug: a default would
 * silently take the leg out of the bet.
 */
export function knownValue<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`${what} is missing`)
  return value
}
