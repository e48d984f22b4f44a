import type { IncomingHttpHeaders } from 'node:http'
import type { Access, Call, CodeOf, FileResponse, SignedBytes } from '@caderneta/contract/call'
import { languageOf } from '@caderneta/contract/language'
import {
  isRefusal,
  REFUSAL_STATUS,
  type Refusal,
  type RefusalCode,
  refuse,
  refuseFields,
} from '@caderneta/contract/refusals'
import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify'
import * as z from 'zod/mini'
import { EncodedBody, sendEncoded } from './body/encoded-body.ts'
import { fieldErrors } from './body/field-errors.ts'
import { FileBody, sendFile } from './body/file-body.ts'
import { requestBytes, requestFields } from './body/request-fields.ts'
import { UPLOAD_TIME_MS } from './body/upload-time.ts'
import { RememberedInputs } from './cache/remembered-inputs.ts'
import { type CallResponse, type Done, sendResponse } from './call-response.ts'
import type { Caller, Session, SessionCaller } from './caller.ts'
import { logSecurity } from './security/security-log.ts'

/** Limits of one call that differ from those of the others. */
interface RouteLimits {
  /** For a call whose valid body may be larger than BODY_BYTES_MAX. */
  readonly bodyBytesMax?: number
  /** Stricter than the limit for all calls together; per address. */
  readonly requestsPerMinuteMax?: number
  /** For a call that takes longer than any other. */
  readonly responseTimeoutMs?: number
}

/** The result of a handler; an already encoded body is public and never a refusal. */
type Outcome = CallResponse | EncodedBody | FileBody

/** Who calls, by what the call requires. */
interface CallerByAccess {
  readonly public: Caller
  readonly session: SessionCaller
  readonly activated: SessionCaller
}

type FieldsAccess = keyof CallerByAccess

/** The caller, or the refusal of one who has less than the call requires. */
const ADMISSION: {
  readonly [Who in FieldsAccess]: (
    request: FastifyRequest,
    session: Session | null,
  ) => CallerByAccess[Who] | Refusal
} = {
  public: callerOf,
  session: (request, session) =>
    session ? sessionCallerOf(request, session) : refuse('no_session'),
  activated: (request, session) => {
    if (!session) return refuse('no_session')
    return session.isActivated ? sessionCallerOf(request, session) : refuse('not_activated')
  },
}

/** A body as a handler may pass it on: it is only read. */
type Sent<Body> = Body extends object ? { readonly [Key in keyof Body]: Sent<Body[Key]> } : Body

/** A response as its text encodes it. */
type FullReply<Body> = { readonly success: true; readonly msg: string } & Body

/** The whole response of this call, which an encoded body names as its own. */
export type ReplyOf<One extends { readonly response: z.ZodMiniType }> = FullReply<
  z.input<One['response']>
>

/** What the handler of a call may return: no other body, and no refusal that it does not list. */
type Result<Response, Who extends Access, Code extends RefusalCode> =
  | Refusal<CodeOf<Who, Code>>
  | (Response extends z.ZodMiniType<unknown, infer Body>
      ? Done<Sent<Body> & object> | EncodedBody<FullReply<Body>>
      : FileBody)

/** What a use case returns that decides the whole response of this call. */
export type ResultOf<One extends Call> = Result<
  One['response'],
  One['access'],
  One['refusals'][number]
>

/** Registers a call of the contract: `handle` receives its parsed fields and its caller. */
export function route<
  Path extends string,
  Who extends FieldsAccess,
  Input,
  Response extends z.ZodMiniType | FileResponse,
  Code extends RefusalCode = never,
>(
  app: FastifyInstance,
  call: Call<Path, Who, z.ZodMiniType<Input>, Response, Code>,
  handle: (
    input: Input,
    caller: CallerByAccess[Who],
  ) => Promise<Result<Response, Who, NoInfer<Code>>> | Result<Response, Who, NoInfer<Code>>,
  limits: RouteLimits = {},
): void {
  const inputs = call.isReadByGet ? new RememberedInputs<Input>() : null
  const admit = ADMISSION[call.access]
  addRoute(app, call, limits, async (request, session) => {
    const caller = admit(request, session)
    if (isRefusal(caller)) return caller
    const input = inputOf(request, call, inputs)
    return isRefusal(input) ? input : handle(input, caller)
  })
}

type UploadHandler<Response, Code extends RefusalCode> = (
  request: FastifyRequest,
  caller: SessionCaller,
) => Promise<Result<Response, 'session', Code>>

/** A call whose body is read by its handler, once the sender is authenticated. */
export function uploadRoute<
  Path extends string,
  Input,
  Response extends z.ZodMiniType,
  Code extends RefusalCode = never,
>(
  app: FastifyInstance,
  call: Call<Path, 'session', z.ZodMiniType<Input>, Response, Code>,
  handle: UploadHandler<Response, NoInfer<Code>>,
  limits: RouteLimits = {},
): void {
  const responseTimeoutMs = UPLOAD_TIME_MS + UPLOAD_WORK_MS
  addRoute(app, call, { ...limits, responseTimeoutMs }, async (request, session) =>
    session ? handle(request, sessionCallerOf(request, session)) : refuse('no_session'),
  )
}

/** Time for the work that remains when the last byte of an upload has arrived. */
const UPLOAD_WORK_MS = 20_000

type BytesHandler<Response, Code extends RefusalCode> = (
  bytes: Buffer,
  headers: IncomingHttpHeaders,
) => Promise<Result<Response, 'provider', Code>>

/** A call of a provider: the handler checks the signature of the bytes that it receives. */
export function bytesRoute<
  Path extends string,
  Response extends z.ZodMiniType,
  Code extends RefusalCode = never,
>(
  app: FastifyInstance,
  call: Call<Path, 'provider', SignedBytes, Response, Code>,
  handle: BytesHandler<Response, NoInfer<Code>>,
): void {
  addRoute(app, call, {}, (request) => handle(requestBytes(request), request.headers))
}

type Work = (request: FastifyRequest, session: Session | null) => Promise<Outcome>

function addRoute(app: FastifyInstance, call: Call, limits: RouteLimits, work: Work): void {
  const { bodyBytesMax, requestsPerMinuteMax: max, responseTimeoutMs } = limits
  const methods: HTTPMethods[] = call.isReadByGet ? ['GET', 'POST'] : ['POST']
  const url = `/api/${call.path}`
  app.route({
    method: methods,
    url,
    ...(bodyBytesMax !== undefined && { bodyLimit: bodyBytesMax }),
    ...(responseTimeoutMs !== undefined && { handlerTimeout: responseTimeoutMs }),
    ...(max !== undefined && { config: { rateLimit: { max, timeWindow: 60_000 } } }),
    handler: async (request, reply) => {
      const session = await sessionOf(app, request)
      const language = session?.language ?? requestLanguage(request)
      const outcome = await work(request, session)
      logRefusedAuthorization(request, session, outcome)
      if (outcome instanceof EncodedBody) return sendEncoded(request, reply, outcome)
      if (outcome instanceof FileBody) return sendFile(reply, outcome)
      return sendResponse(reply, outcome, language)
    },
  })
  app.route({
    method: ALL_METHODS.filter((method) => !methods.includes(method)),
    url,
    onRequest: async (request, reply) => {
      reply.header('allow', methods.join(', '))
      return sendResponse(reply, refuse('method_not_allowed'), requestLanguage(request))
    },
    handler: () => {},
  })
}

const AUTHORIZATION_STATUSES = new Set([401, 403])

/** A failed login is logged where its account is known. */
function logRefusedAuthorization(
  { log, ip, routeOptions }: FastifyRequest,
  session: Session | null,
  outcome: Outcome,
): void {
  if (!isRefusal(outcome) || outcome.refused === 'wrong_login') return
  if (!AUTHORIZATION_STATUSES.has(REFUSAL_STATUS[outcome.refused])) return
  logSecurity(log, 'authorization refused', {
    playerId: session?.playerId ?? null,
    address: ip,
    route: routeOptions.url ?? '',
    code: outcome.refused,
  })
}

const ALL_METHODS: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

const BEARER = /^Bearer +([A-Za-z0-9_-]{1,128})$/i

async function sessionOf(app: FastifyInstance, request: FastifyRequest): Promise<Session | null> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
  return token === undefined ? null : app.sessionOf(token)
}

interface FieldsOfCall<Input> {
  readonly request: z.ZodMiniType<Input>
  readonly forbiddenFields?: readonly string[]
}

function inputOf<Input>(
  request: FastifyRequest,
  { request: schema, forbiddenFields }: FieldsOfCall<Input>,
  remembered: RememberedInputs<Input> | null,
): Input | Refusal {
  const fields = requestFields(request)
  if (isRefusal(fields)) return fields
  if (forbiddenFields?.some((name) => fields.has(name))) return refuse('unknown_field')
  const parameters = parametersOf(request)
  const key = remembered?.keyOf(fields, parameters) ?? null
  const known = remembered?.find(key)
  if (known !== undefined) return known
  const parsed = z.safeParse(schema, { ...Object.fromEntries(fields), ...parameters })
  if (!parsed.success) return refuseFields(fieldErrors(parsed.error))
  remembered?.keep(key, parsed.data)
  return parsed.data
}

function parametersOf({ params }: FastifyRequest): object {
  return typeof params === 'object' && params !== null ? params : {}
}

const DEVICE_LENGTH_MAX = 200

function callerOf(request: FastifyRequest, session: Session | null): Caller {
  return {
    language: session?.language ?? requestLanguage(request),
    address: request.ip,
    device: (request.headers['user-agent'] ?? '').slice(0, DEVICE_LENGTH_MAX),
    cookie: request.headers.cookie ?? '',
  }
}

function sessionCallerOf(request: FastifyRequest, session: Session): SessionCaller {
  const recheckSession = () => sessionOf(request.server, request)
  return { ...callerOf(request, session), ...session, recheckSession }
}

/** The language of a caller without a session. */
export function requestLanguage(request: FastifyRequest) {
  return languageOf(request.headers['accept-language'])
}
