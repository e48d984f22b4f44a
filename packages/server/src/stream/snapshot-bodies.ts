const COMMA = Buffer.from(',')
/** Smaller bodies are built each time and copied into their message. */
export const SHARED_BYTES_MIN = 32_000
/** Lists of games that pages show at the same time, such as the first page and a tournament. */
const RECENT_MAX = 4

interface SnapshotBody {
  readonly games: readonly Buffer[]
  readonly bytes: Buffer
}

/**
 * The games of a snapshot joined, once for all pages that show the same games in the same state. An
 * unchanged game is the same buffer, so that equal states are recognised without reading.
 */
export class SnapshotBodies {
  #recent: readonly SnapshotBody[] = []

  join(games: readonly Buffer[]): Buffer {
    const known = this.#recent.find((body) => isSame(body.games, games))
    if (known) return known.bytes
    const bytes = Buffer.concat(games.flatMap((game, i) => (i === 0 ? [game] : [COMMA, game])))
    if (bytes.length >= SHARED_BYTES_MIN)
      this.#recent = [{ games, bytes }, ...this.#recent].slice(0, RECENT_MAX)
    return bytes
  }
}

function isSame(a: readonly Buffer[], b: readonly Buffer[]): boolean {
  return a.length === b.length && a.every((game, i) => game === b[i])
}
