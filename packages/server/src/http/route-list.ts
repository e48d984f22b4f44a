import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Every registered route, as 'POST /api/login'. */
    routeList: readonly string[]
  }
}

/** Keeps a list of all routes that are registered from now on, so that a test misses none. */
export function listRoutes(app: FastifyInstance): void {
  const routes: string[] = []
  app.decorate('routeList', routes)
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) routes.push(`${each} ${url}`)
  })
}
