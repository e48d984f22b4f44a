import * as z from 'zod/mini'
import type { Refusal, RefusalCode } from './refusals.ts'

/**
 * Who may make a call: anyone; a player with a session; one whose e-mail is confirmed as well; a
 * payment provider, which signs its requests instead.
 */
export type Access = 'public' | 'session' | 'activated' | 'provider'

/** A request whose body is read as the bytes that its sender signed. */
export interface SignedBytes {
  readonly isSignedBytes: true
}

/** A response that is a file of one of these media types. */
export interface FileResponse {
  readonly mediaTypes: readonly string[]
}

type AnySchema = z.ZodMiniType<unknown, unknown>

/** One call of the API. Everything that is known of it follows from this record. */
export interface Call<
  Path extends string = string,
  Who extends Access = Access,
  Request extends AnySchema | SignedBytes = AnySchema | SignedBytes,
  Response extends AnySchema | FileResponse = AnySchema | FileResponse,
  Code extends RefusalCode = RefusalCode,
> {
  /** Below `/api/`; may contain `:parameters`, which are fields of the request. */
  readonly path: Path
  readonly access: Who
  /** One sentence for the generated documents: what it does for its caller. */
  readonly summary: string
  /** The fields, all of them texts or files. */
  readonly request: Request
  /** What a response carries beside `success` and `msg`. */
  readonly response: Response
  /** The refusals of this call alone: those that its access or its shape implies are not listed. */
  readonly refusals: readonly Code[]
  /** It changes nothing, so that it may also be requested by GET, with the fields in its query. */
  readonly isReadByGet?: boolean
  /** Only where a deployment has it: routes that are not registered are 404. */
  readonly isSandboxOnly?: boolean
  /** The fields are files of a multipart form. */
  readonly isUpload?: boolean
  /** Fields whose presence alone refuses the call with `unknown_field`. */
  readonly forbiddenFields?: readonly string[]
}

/** The page's build reduces each such expression to `path` and `response` (docs/decisions/0072). */
export function call<
  const Path extends string,
  const Who extends Access,
  Request extends AnySchema | SignedBytes,
  Response extends AnySchema | FileResponse,
  const Codes extends readonly RefusalCode[],
>(
  definition: Call<Path, Who, Request, Response> & { readonly refusals: Codes },
): Call<Path, Who, Request, Response, Codes[number]> {
  return definition
}

/** A request or a response without fields. */
export const noFields = z.object({})

export const signedBytes: SignedBytes = { isSignedBytes: true }

/** Refusals that every call may return, whatever it does. */
export const COMMON_REFUSALS = [
  'malformed',
  'invalid_fields',
  'unknown_field',
  'forbidden',
  'method_not_allowed',
  'too_slow',
  'too_large',
  'unsupported_body',
  'too_many_requests',
  'fault',
  'unavailable',
  'overloaded',
] as const satisfies readonly RefusalCode[]

/** A refusal that every call may return. */
export type CommonRefusal = Refusal<(typeof COMMON_REFUSALS)[number]>

/** Refusals of callers who have less than a call needs. */
export const ACCESS_REFUSALS = {
  public: [],
  session: ['no_session'],
  activated: ['no_session', 'not_activated'],
  provider: ['bad_signature'],
} as const satisfies Record<Access, readonly RefusalCode[]>

/** What the handler of a call with this access and these refusals of its own may return. */
export type CodeOf<Who extends Access, Code extends RefusalCode> =
  | Code
  | (typeof COMMON_REFUSALS)[number]
  | (typeof ACCESS_REFUSALS)[Who][number]

/** Any refusal that the handler of this call may return. */
export type RefusalOf<One extends Pick<Call, 'access' | 'refusals'>> = Refusal<
  CodeOf<One['access'], One['refusals'][number]>
>
