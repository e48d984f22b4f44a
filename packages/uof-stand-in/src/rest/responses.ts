import { escaped, xml } from '../wire/xml.ts'

export interface Answer {
  readonly status: number
  readonly body: string
}

/** The name space of replies about sports; the others have none. */
export const SPORTS_NAMES = 'http://schemas.sportradar.com/sportsapi/v1/unified'

const REFUSALS = {
  403: { code: 'FORBIDDEN', message: 'The token is not known.' },
  404: { code: 'NOT_FOUND', message: 'There is no such resource.' },
  503: { code: 'SERVICE_UNAVAILABLE', message: 'The interface is out of order.' },
} as const

interface Call {
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly now: number
}

/** The reply to a call that is refused, in the form of its part of the interface. */
export function refusal(status: keyof typeof REFUSALS, call: Call): Answer {
  const { code, message } = REFUSALS[status]
  const body = call.path.startsWith('/v1/sports/')
    ? xml(
        'response',
        {
          xmlns: SPORTS_NAMES,
          response_code: code,
          generated_at: new Date(call.now).toISOString(),
        },
        [xml('message', {}, [message])],
      )
    : response(code, call, message)
  return { status, body }
}

/** A request whose messages come through the broker. */
export function accepted(call: Call): Answer {
  return { status: 202, body: response('ACCEPTED', call, 'The request is accepted.') }
}

function response(code: string, { method, path }: Call, message: string): string {
  const action = `${method} ${path.replace(/\?.*/, '')}`
  return xml('response', { response_code: code }, [
    xml('action', {}, [escaped(action)]),
    xml('message', {}, [message]),
  ])
}
