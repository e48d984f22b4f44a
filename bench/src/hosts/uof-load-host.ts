import { amqpTransport } from '@caderneta/feed-uof/transport/amqp-transport'
import { httpRest } from '@caderneta/feed-uof/transport/http-rest'
import { liveFeed } from '@caderneta/server/live-feed'
import { runApp } from '@caderneta/testing/hosts/run-app'

// The server with FEED=uof on an exchange of its own: the broker is shared with other work. A
// message of its parent names what is requested again.

await runApp(({ feed: { uof } }) => {
  const exchange = process.env.BENCH_EXCHANGE
  if (uof === null || exchange === undefined) throw new Error('FEED=uof and BENCH_EXCHANGE')
  const { credentials, ...broker } = uof.broker
  if (credentials === null || uof.token === null) throw new Error('no broker of the bench')
  const { apiUrl, token } = uof
  const source = liveFeed({ ...uof, pastDays: 0 }, () => ({
    rest: httpRest({ url: apiUrl, token }),
    transport: amqpTransport({ ...broker, ...credentials, exchange }),
  }))
  process.on('message', (target) => source.recover?.(String(target)))
  return source
})
