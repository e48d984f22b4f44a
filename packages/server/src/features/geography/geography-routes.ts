import * as calls from '@caderneta/contract/profile/geography-calls'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Clock } from '../../clock.ts'
import { route } from '../../http/route.ts'
import { findAddress } from './find-address.ts'
import { listCountries } from './list-countries.ts'
import type { PostalCodes } from './postal-codes.ts'
import type { TimeZoneList } from './time-zone-list.ts'

const LOOK_UPS_PER_MINUTE_MAX = 60

interface GeographyDeps {
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  readonly postalCodes: PostalCodes
  readonly timeZones: TimeZoneList
}

/** Countries, time zones and CEPs: the data that fills forms. */
export function registerGeographyRoutes(app: FastifyInstance, deps: GeographyDeps): void {
  route(app, calls.listCountries, (_input, { language }) => ({
    done: 'ok',
    body: { data: listCountries(language) },
  }))
  route(app, calls.listTimeZones, (_input, { language }) => ({
    done: 'ok',
    body: { data: deps.timeZones.read(language, deps.clock.now()) },
  }))
  route(
    app,
    calls.findAddress,
    async ({ cep }) => ({
      done: 'ok',
      body: { data: await findAddress(deps.postalCodes, deps.log, cep) },
    }),
    { requestsPerMinuteMax: LOOK_UPS_PER_MINUTE_MAX },
  )
}
