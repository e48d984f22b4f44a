import type * as z from 'zod/mini'
import { type commandReply, numberedCommand } from './feed-command.ts'
import type { ScriptedFeed } from './scripted-feed.ts'

/** The process that started this one commands the feed by messages, and is replied to. */
export function commandFeed(feed: ScriptedFeed): void {
  process.on('message', (message) => {
    const { number, command } = numberedCommand.parse(message)
    const done: z.infer<typeof commandReply> = { number, ...outcomeOf(() => feed.obey(command)) }
    process.send?.(done)
  })
}

/** A host ends with the process that commands it. */
export function endWithCommander(): void {
  process.once('disconnect', () => process.exit(0))
}

function outcomeOf(obey: () => number) {
  try {
    return { gameId: obey(), error: null }
  } catch (error) {
    return { gameId: 0, error: String(error) }
  }
}
