import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Lets a closing server terminate. Node closes connections that have done something and idle now,
 * and stops watching for slow ones: a spare connection of a browser, which never sent anything, or
 * a request that never ends would keep the process alive forever. The former are closed at once,
 * the latter have `graceMs` to end.
 */
export function endConnections(app: FastifyInstance, graceMs: number): void {
  const open = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.addHook('preClose', (done) => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
    const timer = setTimeout(() => app.server.closeAllConnections(), graceMs)
    app.server.once('close', () => clearTimeout(timer))
    done()
  })
}

/**
 * Each reply of a server that drains ends its connection: a balancer that hands on connections, not
 * requests, sends the next one of that client to another server, before this one closes it under a
 * request.
 */
export function leaveConnections(
  app: FastifyInstance,
  readiness: { readonly isDraining: boolean },
): void {
  app.addHook('onSend', async (_request, reply) => {
    if (readiness.isDraining) reply.header('connection', 'close')
  })
}
