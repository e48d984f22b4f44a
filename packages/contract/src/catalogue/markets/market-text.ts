/**
 * What a market is called and what decides it, in one language. Templates: {team} is the team of
 * the market, {line}, {n}, {nth}, {from}, {to}, {score}, {result} and {goals} are its parameters.
 */
export interface MarketText {
  readonly name: string
  /** One sentence or two, for who wants to know when a selection wins. */
  readonly help: string
}
