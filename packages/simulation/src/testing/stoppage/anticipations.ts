import type { MatchScript } from '@caderneta/feed/football/match-script'
import { footballProgramme } from '@caderneta/feed/football/play-match'
import { examplePlay, KICK_OFF } from '@caderneta/feed/testing/example-match'
import type { ScriptPair } from './script-pairs.ts'

/** Messages of so many seconds before the two matches differ are compared, and the whole state. */
const COMPARED_SECONDS = 240

/**
 * Pairs whose messages differ while their matches are still the same: something that is published
 * depends on what is to come. `bend` plants an error.
 */
export function anticipations(
  pairs: Iterable<ScriptPair>,
  bend: (script: MatchScript) => MatchScript = (script) => script,
): readonly ScriptPair[] {
  return [...pairs].filter(({ one, other, second }) => {
    const [ofOne, ofOther] = [
      publishedUntil(bend(one), second),
      publishedUntil(bend(other), second),
    ]
    return ofOne !== ofOther
  })
}

function publishedUntil(script: MatchScript, second: number): string {
  const programme = footballProgramme(examplePlay({ script }))
  const at = KICK_OFF + 1000 * second
  const messages = programme.between(at - 1000 * COMPARED_SECONDS, at)
  return JSON.stringify([messages, programme.snapshot(at, 0)])
}
