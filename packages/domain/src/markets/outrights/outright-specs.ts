import type { GameSelection } from '../game-selection.ts'
import type { Range } from '../rule.ts'
import type { OutrightRule } from './outright-rule.ts'
import { isLeague, knockoutRounds, type Runner, type SeasonFormat } from './season-format.ts'

/** A selection of an outright that is not yet of a market. */
export interface OutrightSpec extends Omit<GameSelection, 'marketId'> {
  readonly rule: OutrightRule
}

/**
 * Indexes within the event of a season, below those of composites. A runner, a pair and a round
 * have as many as the widest competition of the calendar needs, and more.
 */
const INDEX = {
  winner: 1_000,
  final: 1_500,
  without: 2_000,
  relegation: 2_500,
  top: 3_000,
  groupWinner: 5_000,
  qualified: 5_500,
  pair: 9_000,
  stage: 10_000,
  points: 15_000,
  goals: 40_000,
} as const
const [RUNNERS_MAX, STAGES_MAX, LINES_MAX, GOAL_LINES_MAX] = [500, 10, 400, 100]

const UNLIMITED = Number.POSITIVE_INFINITY

export function winnerSpecs(format: SeasonFormat): readonly OutrightSpec[] {
  const champion = knockoutRounds(format) + 1
  if (isLeague(format)) return byRunner(format, INDEX.winner, '', rankWithin(1, 1))
  if (format.knockout === 0) return []
  return byRunner(format, INDEX.winner, '', stageWithin(champion, champion))
}

export function finalSpecs(format: SeasonFormat): readonly OutrightSpec[] {
  const rounds = knockoutRounds(format)
  if (format.knockout < 4) return []
  return byRunner(format, INDEX.final, '', stageWithin(rounds, rounds + 1))
}

export function groupWinnerSpecs(format: SeasonFormat): readonly OutrightSpec[] {
  return byGroup(format, INDEX.groupWinner, rankWithin(1, 1))
}

/** Sold where each group sends as many: the best of the others depend on the other groups. */
export function qualifiedSpecs(format: SeasonFormat): readonly OutrightSpec[] {
  const places = format.knockout / format.groups.length
  if (!Number.isInteger(places) || places === 0) return []
  return byGroup(format, INDEX.qualified, rankWithin(1, places))
}

export function topSpecs(format: SeasonFormat): readonly OutrightSpec[] {
  return format.offer.tops.flatMap((n, index) =>
    byRunner(format, INDEX.top + RUNNERS_MAX * index, `pos=${n}`, rankWithin(1, n)),
  )
}

export function relegationSpecs(format: SeasonFormat): readonly OutrightSpec[] {
  const { relegated } = format.offer
  const last = format.runners.length
  if (relegated === 0) return []
  return byRunner(format, INDEX.relegation, '', rankWithin(last - relegated + 1, last))
}

export function pairSpecs({ runners, offer }: SeasonFormat): readonly OutrightSpec[] {
  return offer.pairs.flatMap(([one, other], index) => {
    const specifier = `of=${nameOf(runners, one)}|against=${nameOf(runners, other)}`
    const spec = (side: number, runner: number, rival: number) =>
      runnerSpec(runners, runner, INDEX.pair + 2 * index + side, specifier, {
        op: 'ahead',
        runner,
        of: [rival],
      })
    return [spec(0, one, other), spec(1, other, one)]
  })
}

export function withoutSpecs({ runners, offer }: SeasonFormat): readonly OutrightSpec[] {
  const { favourite } = offer
  if (favourite === null) return []
  const others = [...runners.keys()].filter((runner) => runner !== favourite)
  const specifier = `of=${nameOf(runners, favourite)}`
  return others.map((runner) =>
    runnerSpec(runners, runner, INDEX.without + runner, specifier, {
      op: 'ahead',
      runner,
      of: others.filter((other) => other !== runner),
    }),
  )
}

/** Named by the sides of the round in which a runner goes out; the last two have words. */
export function stageSpecs(format: SeasonFormat): readonly OutrightSpec[] {
  const rounds = knockoutRounds(format)
  const first = format.groups.length === 0 ? 1 : 0
  return format.offer.stagesOf.flatMap((runner) => {
    const specifier = `of=${nameOf(format.runners, runner)}`
    return Array.from({ length: rounds + 2 - first }, (_, i) => first + i).map((stage) => ({
      index: INDEX.stage + runner * STAGES_MAX + stage,
      name: stageName(stage, rounds),
      handicap: specifier,
      specifier,
      rule: { op: 'stage', runner, within: [stage, stage] },
    }))
  })
}

function stageName(stage: number, rounds: number): string {
  if (stage === 0) return 'Groups'
  if (stage > rounds) return 'Champion'
  return stage === rounds ? 'Runner-up' : `Last ${2 ** (rounds - stage + 1)}`
}

export function pointSpecs({ runners, offer }: SeasonFormat): readonly OutrightSpec[] {
  return offer.pointLines.flatMap(([runner, lines]) =>
    overUnder(
      INDEX.points + runner * LINES_MAX,
      `of=${nameOf(runners, runner)}`,
      lines,
      (within) => ({ op: 'points', runner, within }),
    ),
  )
}

export function goalSpecs({ offer }: SeasonFormat): readonly OutrightSpec[] {
  return offer.goalLines.flatMap((lines, round) =>
    overUnder(INDEX.goals + round * GOAL_LINES_MAX, `matchday=${round + 1}`, lines, (within) => ({
      op: 'goals',
      round,
      within,
    })),
  )
}

type RunnerRule = (runner: number) => OutrightRule

function rankWithin(best: number, worst: number): RunnerRule {
  return (runner) => ({ op: 'rank', runner, within: [best, worst] })
}

function stageWithin(least: number, most: number): RunnerRule {
  return (runner) => ({ op: 'stage', runner, within: [least, most] })
}

function byRunner(
  { runners }: SeasonFormat,
  firstIndex: number,
  specifier: string,
  ruleOf: RunnerRule,
): readonly OutrightSpec[] {
  return runners.map((_, runner) =>
    runnerSpec(runners, runner, firstIndex + runner, specifier, ruleOf(runner)),
  )
}

function byGroup(
  { runners, groups }: SeasonFormat,
  firstIndex: number,
  ruleOf: RunnerRule,
): readonly OutrightSpec[] {
  if (groups.length < 2) return []
  return groups.flatMap((group, index) =>
    group.map((runner) =>
      runnerSpec(
        runners,
        runner,
        firstIndex + runner,
        `group=${groupLetter(index)}`,
        ruleOf(runner),
      ),
    ),
  )
}

const FIRST_LETTER = 65

function groupLetter(index: number): string {
  return String.fromCharCode(FIRST_LETTER + index)
}

function runnerSpec(
  runners: readonly Runner[],
  runner: number,
  index: number,
  specifier: string,
  rule: OutrightRule,
): OutrightSpec {
  const { id, name } = runnerAt(runners, runner)
  const own = `runner=${id}`
  return { index, name, handicap: specifier ? `${specifier}|${own}` : own, specifier, rule }
}

function overUnder(
  firstIndex: number,
  params: string,
  lines: readonly number[],
  ruleOf: (within: Range) => OutrightRule,
): readonly OutrightSpec[] {
  return lines.flatMap((line) => {
    const handicap = `${params}|total=${line}`
    const index = firstIndex + 2 * Math.floor(line)
    const least = Math.ceil(line)
    return [
      { index, name: 'Over', handicap, specifier: handicap, rule: ruleOf([least, UNLIMITED]) },
      {
        index: index + 1,
        name: 'Under',
        handicap,
        specifier: handicap,
        rule: ruleOf([0, least - 1]),
      },
    ]
  })
}

function nameOf(runners: readonly Runner[], runner: number): string {
  return runnerAt(runners, runner).name
}

function runnerAt(runners: readonly Runner[], index: number): Runner {
  const runner = runners[index]
  if (!runner) throw new RangeError(`no runner ${index}`)
  return runner
}
