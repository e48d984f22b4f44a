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
  const [name, part] = stage.split(' (', 2)
  const english = name && STAGES[name]
  if (!english) return stage
  if (part === undefined) return english
  const inWords = part.replace(/\)$/, '')
  return `${english} (${LEGS[inWords] ?? inWords.replace(/^jogo/, 'game')})`
}
