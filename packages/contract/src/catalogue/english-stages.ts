/** Stages as the feeds write them, in Portuguese, and what they are called in English. */
const STAGES: Readonly<Record<string, string>> = {
  Final: 'Final',
  Semifinal: 'Semi-finals',
  'Quartas de final': 'Quarter-finals',
  'Oitavas de final': 'Round of 16',
  '16 avos de final': 'Round of 32',
  'Primeira fase': 'First round',
  'Disputa do 3º lugar': 'Third place match',
  Playoffs: 'Play-offs',
  'Play-in': 'Play-in',
  Amistoso: 'Friendly',
}

const LEGS: Readonly<Record<string, string>> = { ida: '1st leg', volta: '2nd leg' }

/** A stage in English: 'Rodada 12' is 'Round 12'; what is not known stays as in the feed. */
export function englishStage(stage: string): string {
  const round = /^Rodada (\d+)$/.exec(stage)?.[1] ?? /^(\d+)ª rodada$/.exec(stage)?.[1]
  if (round !== undefined) return `Round ${round}`
  const [, name = stage, part] = /^(.+?)(?: \((.+)\))?$/.exec(stage) ?? []
  const english = STAGES[name]
  if (english === undefined) return stage
  if (part === undefined) return english
  return `${english} (${LEGS[part] ?? part.replace(/^jogo/, 'game')})`
}
