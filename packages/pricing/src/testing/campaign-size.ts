/** How much a test does: a sample in `npm test`, more in `npm run campaign`. */
interface Sizes<T> {
  /** Seconds at most, on every run. */
  readonly test: T
  /** Minutes, `--size small`. */
  readonly small: T
  /** As long as it takes, `--size full`. */
  readonly full: T
}

/** The size of this run; throws where `CAMPAIGN_SIZE` names none. */
export function sized<T>(sizes: Sizes<T>): T {
  const size = process.env.CAMPAIGN_SIZE ?? 'test'
  if (size === 'test' || size === 'small' || size === 'full') return sizes[size]
  throw new Error(`CAMPAIGN_SIZE is ${size}, not test, small or full`)
}

/** The seed of a campaign where one runs, else that of the test: `npm test` is the same each time. */
export function seeded(ofTest: string): string {
  return process.env.CAMPAIGN_SEED ?? ofTest
}

/** Prints a figure of a campaign; `npm test` prints none. */
export function reportFigure(name: string, value: string | number): void {
  if (process.env.CAMPAIGN_SIZE) process.stdout.write(`figure  ${name}: ${value}\n`)
}
