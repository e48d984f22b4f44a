import { UOF_SPORT_IDS } from '../mapping/uof-sports.ts'

/**
 * Routing keys have eight parts: priority, pre-match, live, kind, sport, kind of URN, event, node.
 * Only our sports are wanted, with what concerns no sport, and of recoveries only our own.
 */
export function wantedBindings(nodeId: number): readonly string[] {
  return [...UOF_SPORT_IDS, '-'].flatMap((sport) =>
    ['-', `${nodeId}`].map((node) => `*.*.*.*.${sport}.*.*.${node}.#`),
  )
}
