import { UofReplyError, type UofRest } from '@caderneta/feed-uof/transport/uof-transport'
import type { StandIn } from '@caderneta/uof-stand-in/feed/stand-in'
import { answer } from '@caderneta/uof-stand-in/rest/answer'

/** The interface of the stand-in without a network. */
export function interfaceOf(standIn: StandIn, now: () => number): UofRest {
  const deps = { standIn, now, virtualHost: '/', address: () => 'http://stand-in' }
  const call = (method: string, path: string) => {
    const { status, body } = answer(method, path, deps)
    if (status >= 300) throw new UofReplyError(`${method} ${path}`, status)
    return body
  }
  return {
    get: async (path) => Buffer.from(call('GET', path)),
    post: async (path) => {
      call('POST', path)
    },
  }
}
