import type { ChildProcess } from 'node:child_process'
import { commandReply, type FeedCommand } from './feed-command.ts'
import {
  SCRIPTED_FEED_HOST,
  type ServerEnvironment,
  type ServerProcess,
  startServer,
  UOF_FEED_HOST,
} from './server-process.ts'

/** A server whose feed does what it is commanded. */
export interface ScriptedServer extends ServerProcess {
  /** Resolves when the server has received what the command made the feed send. */
  command(command: FeedCommand): Promise<number>
}

export async function startScriptedServer(environment: ServerEnvironment): Promise<ScriptedServer> {
  return commanded(await startServer(environment, SCRIPTED_FEED_HOST))
}

/** The same matches as the Unified Odds Feed sends them, read by `FEED=uof`. */
export async function startUofServer(environment: ServerEnvironment): Promise<ScriptedServer> {
  return commanded(await startServer({ ...environment, FEED: 'uof' }, UOF_FEED_HOST))
}

function commanded(server: ServerProcess): ScriptedServer {
  return { ...server, command: commander(server.child) }
}

function commander(child: ChildProcess): ScriptedServer['command'] {
  let sent = 0
  return (command) =>
    new Promise((resolve, reject) => {
      sent += 1
      const number = sent
      const onMessage = (message: unknown): void => {
        const reply = commandReply.parse(message)
        if (reply.number !== number) return
        child.off('message', onMessage)
        if (reply.error === null) resolve(reply.gameId)
        else reject(new Error(`${command.kind}: ${reply.error}`))
      }
      child.on('message', onMessage)
      child.send({ number, command })
    })
}
