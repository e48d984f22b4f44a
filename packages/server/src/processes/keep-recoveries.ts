import type { FeedSource } from '../feed-source.ts'
import type { LiveDeps } from '../register-features.ts'
import { feedRecoveries } from './news.ts'

/**
 * What `npm run feed -- recover` requests; a job, since the command is another process. The server
 * that leads the feed does it, whichever fetches the job.
 */
export function keepRecoveries({ bus, jobs, log }: LiveDeps, source: FeedSource): void {
  const requests = feedRecoveries(bus)
  const recover = (target: string) => {
    const isRequested = source.recover?.(target) === true
    if (isRequested) log.info({ target }, 'feed: recovery requested by an operator')
    return isRequested
  }
  requests.subscribe(recover)
  jobs.handle('feed-recovery', async (target) => {
    if (recover(target)) return undefined
    requests.publish(target)
    log.warn({ target }, 'feed: recovery not possible here')
    return undefined
  })
}
