import type { FirstStep, FirstStepWire } from '@caderneta/contract/profile/first-steps'
import { useState } from 'react'
import { sportPath } from '../../routing/catalogue-paths.ts'
import { Link } from '../../routing/router.tsx'
import { useTexts } from '../../texts/texts.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Collapsible } from '../../ui/collapsible.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { useMedia, WIDE } from '../../ui/use-media.ts'
import { areAllDone, useFirstSteps } from './first-steps-query.ts'
import { firstSteps as en } from './texts/en.ts'
import { firstSteps as ptBR } from './texts/ptBR.ts'

const firstStepsTexts = { ptBR, en }

/** Where each step is taken. */
const PLACES: Readonly<Record<FirstStep, string>> = {
  email: '/account/personal',
  limit: '/account/preferences',
  identity: '/account/verification',
  deposit: '/bank/funds',
  bet: sportPath('football'),
}

type Steps = readonly FirstStepWire[]

/**
 * What a new player has still to do. A player who has finished sees it no more; one who takes the
 * last step while it is shown sees that it was the last, until it is closed.
 */
export function FirstStepsCard() {
  const steps = useFirstSteps()
  const [wasOpen, setWasOpen] = useState(false)
  if (!steps) return null
  if (!areAllDone(steps)) {
    if (!wasOpen) setWasOpen(true)
    return <Checklist steps={steps} />
  }
  return wasOpen ? <AllDone onClose={() => setWasOpen(false)} /> : null
}

function Checklist({ steps }: { readonly steps: Steps }) {
  const texts = useTexts(firstStepsTexts)
  const isWide = useMedia(WIDE)
  const doneCount = steps.filter(({ state }) => state === 'done').length
  const progress = texts.progress(doneCount, steps.length)
  const title = (
    <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
      {texts.title} <span className="figures text-sm font-normal text-muted">{progress}</span>
    </span>
  )
  return (
    <>
      <p role="status" className="sr-only">
        {texts.announced(progress)}
      </p>
      <Collapsible title={title} isOpenAtFirst={isWide} aside={<NextStep steps={steps} />}>
        <ol className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] border-t border-line">
          {steps.map((one, at) => (
            <Step key={one.step} {...one} position={at + 1} />
          ))}
        </ol>
      </Collapsible>
    </>
  )
}

/** The first step that is the player's: one press away, also while the list is collapsed. */
function NextStep({ steps }: { readonly steps: Steps }) {
  const texts = useTexts(firstStepsTexts)
  const next = steps.find(({ state }) => state === 'open')
  if (!next) return null
  return (
    <Link
      to={PLACES[next.step]}
      className={classNames(buttonClass({ size: 'small' }), 'mr-2 shrink-0')}
    >
      {texts.steps[next.step].action}
      <span className="sr-only">: {texts.steps[next.step].name}</span>
    </Link>
  )
}

const ENTRY = 'flex h-full min-h-11 items-start gap-2.5 px-3 py-2.5 text-left text-sm'

interface StepProps extends FirstStepWire {
  readonly position: number
}

function Step({ step, state, position }: StepProps) {
  const texts = useTexts(firstStepsTexts)
  const { name, why } = texts.steps[step]
  const inside = (
    <>
      <Mark state={state} position={position} />
      <span className="flex min-w-0 flex-col">
        <span className={classNames('font-semibold', state === 'done' && 'text-muted')}>
          {name}
          <span className="sr-only">: {texts.states[state]}</span>
        </span>
        {state !== 'done' && (
          <span className="text-xs text-muted">
            {state === 'waiting' ? texts.states.waiting : why}
          </span>
        )}
      </span>
    </>
  )
  return (
    <li>
      {state === 'done' ? (
        <div className={ENTRY}>{inside}</div>
      ) : (
        <Link to={PLACES[step]} className={classNames(ENTRY, 'hover:bg-sunken')}>
          {inside}
        </Link>
      )}
    </li>
  )
}

const MARK = 'figures grid size-6 shrink-0 place-items-center rounded-full text-xs font-bold'

function Mark({ state, position }: Pick<StepProps, 'state' | 'position'>) {
  if (state === 'done') {
    return (
      <span aria-hidden="true" className={classNames(MARK, 'bg-brand text-on-brand')}>
        <Icon name="check" size={14} />
      </span>
    )
  }
  const isWaiting = state === 'waiting'
  return (
    <span
      aria-hidden="true"
      className={classNames(MARK, isWaiting ? 'bg-gold-soft text-gold-ink' : 'bg-sunken')}
    >
      {isWaiting ? <Icon name="clock" size={14} /> : position}
    </span>
  )
}

function AllDone({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts(firstStepsTexts)
  return (
    <section
      aria-label={texts.title}
      className="flex items-center gap-3 rounded-card border border-line bg-brand-soft p-3 text-brand-strong"
    >
      <Icon name="check" />
      <p role="status" className="grow font-semibold">
        {texts.allDone}
      </p>
      <Button look="secondary" size="small" onClick={onClose}>
        {texts.close}
      </Button>
    </section>
  )
}
