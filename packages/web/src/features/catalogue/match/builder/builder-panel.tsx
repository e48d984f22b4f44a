import { type Odds, rateNumber } from '@caderneta/domain/odds/odds'
import { BUILDER_LEGS_MAX, BUILDER_LEGS_MIN } from '@caderneta/domain/slip/builder-price'
import { useId, useRef, useState } from 'react'
import { useFormats } from '../../../../formats/formats.ts'
import type { GameFact } from '../../../../live/live.ts'
import { useTexts } from '../../../../texts/texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'
import { useSlip } from '../../../slip/slip.ts'
import { addToSlip } from './add-to-slip.ts'
import { BuilderLegRow } from './builder-leg-row.tsx'
import { type BuilderLeg, clearLegs, removeLeg } from './builder-legs.ts'
import { builderTexts } from './builder-texts.ts'
import type { QuoteProblem } from './quote-problem.ts'
import { useBuilderProblem } from './use-builder-problem.ts'
import { type BuilderQuote, useBuilderQuote } from './use-builder-quote.ts'

interface BuilderPanelProps {
  readonly game: GameFact
  readonly legs: readonly BuilderLeg[]
}

/** Above the bars of a phone: the bottom bar, and that of the slip once it has a selection. */
const ABOVE_BARS = {
  one: 'bottom-[calc(4rem+env(safe-area-inset-bottom))] md:bottom-3',
  both: 'bottom-[calc(7.5rem+env(safe-area-inset-bottom))] md:bottom-20 lg:bottom-3',
} as const

/** The bet that is being built: its legs, their odds together, and the way into the slip. */
export function BuilderPanel({ game, legs }: BuilderPanelProps) {
  const texts = useTexts(builderTexts)
  const [isOpen, setIsOpen] = useState(true)
  const listId = useId()
  const head = useRef<HTMLButtonElement>(null)
  const quote = useBuilderQuote(game.gameId, legs)
  const problem = useBuilderProblem(game.teams, legs, quote)
  const bars = useSlip().selections.length > 0 ? ABOVE_BARS.both : ABOVE_BARS.one
  const remove = (selectionId: number) => {
    removeLeg(game.gameId, selectionId)
    head.current?.focus()
  }
  return (
    <section
      aria-label={texts.title}
      className={classNames(
        'sticky z-10 mt-3 rounded-card border border-line-strong bg-surface shadow-high',
        bars,
      )}
    >
      <div className="flex items-center">
        <h2 className="min-w-0 grow">
          <button
            ref={head}
            type="button"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setIsOpen(!isOpen)}
            className="flex min-h-11 w-full items-center gap-2 px-3 text-left text-sm font-bold -outline-offset-2"
          >
            {texts.title}
            <span className="font-medium text-muted">{texts.count(legs.length)}</span>
            <Icon
              name="chevron-down"
              size={18}
              className={classNames('transition-transform', !isOpen && 'rotate-180')}
            />
          </button>
        </h2>
        {legs.length > 1 && (
          <Button look="quiet" size="small" onClick={() => clearAll(game.gameId, head.current)}>
            {texts.removeAll}
          </Button>
        )}
      </div>
      <ul id={listId} hidden={!isOpen} className="max-h-[35dvh] overflow-y-auto px-1">
        {legs.map((leg) => (
          <BuilderLegRow
            key={leg.selectionId}
            leg={leg}
            teams={game.teams}
            isConcerned={problem?.selectionIds.includes(leg.selectionId) === true}
            onRemove={() => remove(leg.selectionId)}
          />
        ))}
      </ul>
      <Problem problem={problem} onRemove={remove} />
      <BuilderFoot
        gameId={game.gameId}
        legs={legs}
        quote={quote}
        hasProblem={problem !== null}
        onAdded={() => head.current?.focus()}
      />
    </section>
  )
}

function clearAll(gameId: number, focused: HTMLElement | null): void {
  clearLegs(gameId)
  focused?.focus()
}

interface ProblemProps {
  readonly problem: QuoteProblem | null
  readonly onRemove: (selectionId: number) => void
}

/** Why there are no odds; the leg that adds nothing is removed with one press. */
function Problem({ problem, onRemove }: ProblemProps) {
  const texts = useTexts(builderTexts)
  const superfluous = problem?.superfluous
  return (
    <div className={classNames('flex flex-col gap-2 px-3 text-sm', problem && 'pt-1')}>
      <p role="status" data-builder-problem className="text-danger empty:hidden">
        {problem?.sentence}
      </p>
      {superfluous && (
        <Button
          look="secondary"
          size="small"
          className="py-1.5 text-balance whitespace-normal"
          onClick={() => onRemove(superfluous.selectionId)}
        >
          {texts.remove(superfluous.name)}
        </Button>
      )}
    </div>
  )
}

interface BuilderFootProps {
  readonly gameId: number
  readonly legs: readonly BuilderLeg[]
  readonly quote: BuilderQuote
  readonly hasProblem: boolean
  readonly onAdded: () => void
}

function BuilderFoot({ gameId, legs, quote, hasProblem, onAdded }: BuilderFootProps) {
  const texts = useTexts(builderTexts)
  const [isAdding, setIsAdding] = useState(false)
  const odds = quote.quote?.is === 'quoted' ? quote.quote.odds : null
  const add = async () => {
    if (odds === null) return
    setIsAdding(true)
    const isAdded = await addToSlip(gameId, legs, odds)
    setIsAdding(false)
    if (isAdded) onAdded()
  }
  if (legs.length < BUILDER_LEGS_MIN) {
    return (
      <p className="px-3 pb-3 text-sm text-muted">
        {legs.length === 0 ? texts.hint(BUILDER_LEGS_MAX) : texts.oneMore}
      </p>
    )
  }
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 gap-y-1 px-3 pt-2 pb-2">
      <CombinedOdds legs={legs.length} odds={odds} hasProblem={hasProblem} />
      <Button disabled={odds === null || isAdding} onClick={() => void add()}>
        {texts.add}
      </Button>
    </div>
  )
}

interface CombinedOddsProps {
  readonly legs: number
  /** Null while there are none. */
  readonly odds: Odds | null
  readonly hasProblem: boolean
}

/** Announced when they change. */
function CombinedOdds({ legs, odds, hasProblem }: CombinedOddsProps) {
  const texts = useTexts(builderTexts)
  const formats = useFormats()
  const text = odds === null ? null : formats.odds(rateNumber(odds))
  return (
    <div className="text-xs text-muted">
      <p role="status" className="sr-only">
        {text === null ? '' : texts.combinedNow(text, legs)}
      </p>
      <p aria-hidden={odds !== null}>{texts.combined}</p>
      <p
        data-builder-odds
        aria-hidden={odds !== null}
        className="figures flex h-6 items-center text-lg font-bold text-ink"
      >
        {text ?? (hasProblem ? '—' : <Spinner label={texts.loading} />)}
      </p>
    </div>
  )
}
