import * as z from 'zod/mini'

/** A JSON Schema (2020-12), as OpenAPI 3.1 uses it. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** What a caller sends and receives is what zod calls input: the contract has not parsed it yet. */
export const ON_THE_WIRE = { io: 'input' } as const

export function jsonSchemaOf(schema: z.core.$ZodType): JsonSchema {
  return withoutFileMembers(z.toJSONSchema(schema, ON_THE_WIRE))
}

/** Without what only a schema in a file of its own has. */
export function withoutFileMembers(schema: z.core.JSONSchema.BaseSchema): JsonSchema {
  const { $schema: _dialect, $id: _address, id: _name, ...rest } = schema
  return rest
}

export const componentReference = (name: string) => `#/components/schemas/${name}`

export const schemaReference = (name: string): JsonSchema => ({ $ref: componentReference(name) })

/** 'placeSlip' → 'PlaceSlip', 'odds_changed' → 'OddsChanged'. */
export const componentName = (name: string) =>
  name.replace(/(^|_)([a-z])/g, (_all, _before, letter: string) => letter.toUpperCase())
