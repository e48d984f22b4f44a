import type { footer as source } from '../ptBR/footer.ts'

export const footer: typeof source = {
  adultsOnly: 'Not for anyone under 18',
  responsible: 'Gamble responsibly.',
  responsibleText:
    'Betting is neither an investment nor a source of income: it is entertainment, and it can lead to loss of money and to addiction. Plan your spending and stop when it is no longer fun.',
  help: 'Help',
  responsibleLink: 'Responsible gambling',
  rulesLink: 'Rules',
  marketRulesLink: 'Market rules',
  privacyLink: 'Privacy',
  footer: 'Footer',
  matches: {
    simulated: 'Simulated matches: odds and results are invented and no game is really played.',
    replayed: 'Matches of the past: odds and results are those of a replay.',
    illustrated:
      'Real matches with illustrative odds: they are an average of bookmakers, may be out of date and only count in a demonstration.',
    real: 'Odds may change at any time.',
  },
}
