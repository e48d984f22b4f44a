import type { IncomingHttpHeaders } from 'node:http'
import { languageOf } from '@caderneta/contract/language'
import {
  isRefusal,
  REFUSAL_STATUS,
  type Refusal,
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
import { type CallResponse, sendResponse } from './call-response.ts'
import type { Caller, Session, SessionCaller } from './caller.ts'
import { logSecurity } from './security/security-log.ts'

/** Options that distinguish one call from the others. */
interface RouteOptions {
  /** For a call whose valid body may be larger than BODY_BYTES_MAX. */
  readonly bodyBytesMax?: number
  /** Stricter than the limit for all calls together; per address. */
  readonly requestsPerMinuteMax?: number
  /** For a call that takes longer than any other. */
  readonly responseTimeoutMs?: number
  /** Field names whose presence alone refuses the call. */
  readonly forbiddenFields?: readonly string[]
  /**
   * It changes nothing, so that it may also be requested by GET with the same fields in its query.
   */
  readonly isReadByGet?: boolean
}

/** The result of a handler; an already encoded body is public and never a refusal. */
type Outcome = CallResponse | EncodedBody | FileBody

type Handler<Input, Who> = (input: Input, caller: Who) => Promise<Outcome> | Outcome

/** A call without a session. `path` begins with `/api/` and may contain `:parameters`. */
export function publicRoute<Input>(
  app: FastifyInstance,
  path: string,
  schema: z.ZodMiniType<Input>,
  handle: Handler<Input, Caller>,
  options: RouteOptions = {},
): void {
  const inputs = options.isReadByGet ? new RememberedInputs<Input>() : null
  addRoute(app, path, options, async (request, session) => {
    const input = inputOf(request, schema, options, inputs)
    return isRefusal(input) ? input : handle(input, callerOf(request, session))
  })
}

/** A call with a session; 401 without one. */
export function sessionRoute<Input>(
  app: FastifyInstance,
  path: string,
  schema: z.ZodMiniType<Input>,
  handle: Handler<Input, SessionCaller>,
  options: RouteOptions = {},
): void {
  addRoute(app, path, options, async (request, session) =>
    session ? sessionOutcome(request, session, schema, handle, options) : refuse('no_session'),
  )
}

/** A call for players whose e-mail is confirmed; 403 `not_activated` before. */
export function activatedRoute<Input>(
  app: FastifyInstance,
  path: string,
  schema: z.ZodMiniType<Input>,
  handle: Handler<Input, SessionCaller>,
  options: RouteOptions = {},
): void {
  addRoute(app, path, options, async (request, session) => {
    if (!session) return refuse('no_session')
    if (!session.isActivated) return refuse('not_activated')
    return sessionOutcome(request, session, schema, handle, options)
  })
}

/** A call whose body is read by its handler, once the sender is authenticated. */
export function uploadRoute(
  app: FastifyInstance,
  path: string,
  handle: (request: FastifyRequest, caller: SessionCaller) => Promise<CallResponse>,
  options: RouteOptions = {},
): void {
  const responseTimeoutMs = UPLOAD_TIME_MS + UPLOAD_WORK_MS
  addRoute(app, path, { ...options, responseTimeoutMs }, async (request, session) =>
    session ? handle(request, sessionCallerOf(request, session)) : refuse('no_session'),
  )
}

/** Time for the work that remains when the last byte of an upload has arrived. */
const UPLOAD_WORK_MS = 20_000

type BytesHandler = (bytes: Buffer, headers: IncomingHttpHeaders) => Promise<CallResponse>

/** A call of another program, whose body is signed as raw bytes and has no contract fields. */
export function bytesRoute(app: FastifyInstance, path: string, handle: BytesHandler): void {
  addRoute(app, path, {}, (request) => handle(requestBytes(request), request.headers))
}

/** The input of a call without fields. */
export const noFields = z.object({})

function sessionOutcome<Input>(
  request: FastifyRequest,
  session: Session,
  schema: z.ZodMiniType<Input>,
  handle: Handler<Input, SessionCaller>,
  options: RouteOptions,
): Promise<Outcome> | Outcome {
  const input = inputOf(request, schema, options)
  return isRefusal(input) ? input : handle(input, sessionCallerOf(request, session))
}

type Work = (request: FastifyRequest, session: Session | null) => Promise<Outcome>

function addRoute(app: FastifyInstance, path: string, options: RouteOptions, work: Work): void {
  const { bodyBytesMax, requestsPerMinuteMax: max, responseTimeoutMs } = options
  const methods: HTTPMethods[] = options.isReadByGet ? ['GET', 'POST'] : ['POST']
  app.route({
    method: methods,
    url: path,
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
    url: path,
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

function inputOf<Input>(
  request: FastifyRequest,
  schema: z.ZodMiniType<Input>,
  options: RouteOptions,
  remembered: RememberedInputs<Input> | null = null,
): Input | Refusal {
  const fields = requestFields(request)
  if (isRefusal(fields)) return fields
  if (options.forbiddenFields?.some((name) => fields.has(name))) return refuse('unknown_field')
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
