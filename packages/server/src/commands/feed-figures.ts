/** One number of the feed, as `/metrics` has it. */
interface ReadFigure {
  readonly figure: string
  readonly of: string
  readonly value: number
}

const LINE = /^caderneta_feed\{figure="([^"]*)",of="([^"]*)"\} ([0-9.e+-]+)$/
const ALERT = /^caderneta_alerts\{kind="([^"]*)"\} (\d+)$/

/** The figures of a live feed among all metrics of a server. */
function readFigures(metrics: string): readonly ReadFigure[] {
  return metrics.split('\n').flatMap((line) => {
    const read = LINE.exec(line)
    const [figure, of] = [read?.[1], read?.[2]]
    return figure === undefined || of === undefined
      ? []
      : [{ figure, of, value: Number(read?.[3]) }]
  })
}

/** How many alerts of a kind are open; 0 before the first check. */
function readAlert(metrics: string, kind: string): number {
  const found = metrics.split('\n').map((line) => ALERT.exec(line))
  return sumOf(found.flatMap((read) => (read?.[1] === kind ? [Number(read[2])] : [])))
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

/** What an operator reads first: who is up, what arrived, what waits for him. */
export function statusLines(metrics: string): readonly string[] {
  const figures = readFigures(metrics)
  const named = (figure: string) => figures.filter((one) => one.figure === figure)
  const total = (figure: string, of?: string) =>
    sumOf(named(figure).flatMap((one) => (of === undefined || one.of === of ? [one.value] : [])))
  const producers = named('producer_up').map(({ of, value }) => {
    const age = named('producer_age_seconds').find((one) => one.of === of)
    const last = age ? `last message ${age.value.toFixed(1)} s ago` : 'nothing received'
    const state = value === 1 ? 'up' : 'DOWN'
    return `producer ${of}  ${state}  ${last}  recoveries ${total('recovery', of)}`
  })
  const leftOut = (['market', 'outcome', 'result', 'cancel'] as const).map(
    (figure) => `${figure} ${total(figure)}`,
  )
  return [
    ...producers,
    ...named('message').map(({ of, value }) => `messages ${of}  ${value}`),
    ...named('refused').map(({ of, value }) => `refused ${of}  ${value}`),
    `left out  ${leftOut.join('  ')}`,
    `results in question  ${readAlert(metrics, 'results_in_question')}`,
    `messages that could not be kept  ${total('kept', 'lost')}`,
  ]
}

/** Markets that the feed sends and we do not offer. */
export function unmappedLines(metrics: string): readonly string[] {
  const unmapped = readFigures(metrics)
    .filter(({ figure }) => figure === 'market' || figure === 'outcome')
    .toSorted((one, other) => other.value - one.value)
  return unmapped.map(({ figure, of, value }) => {
    const [sport, market] = of.split(' ')
    return `${sport}  market ${market}${figure === 'outcome' ? ', some outcomes' : ''}  ${value} times`
  })
}
