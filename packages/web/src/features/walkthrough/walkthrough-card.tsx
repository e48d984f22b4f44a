import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { type Page, usePage } from '../../root/page.ts'
import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useMedia } from '../../ui/use-media.ts'
import { Spotlight } from './spotlight.tsx'
import { STEPS, type Step } from './steps.ts'
import { walkthrough as en } from './texts/en.ts'
import { walkthrough as ptBR } from './texts/ptBR.ts'
import { type Box, useTargetBox } from './use-target-box.ts'
import { endWalkthrough } from './walkthrough-store.ts'

const walkthroughTexts = { ptBR, en }

/** From here on the slip is beside the page. */
const WIDE = '(min-width: 64rem)'

/** The focus returns to where it was, or to the page when that element is gone. */
function useFocusReturn(): void {
  useEffect(() => {
    const before = document.activeElement
    return () => {
      const isThere = before instanceof HTMLElement && before.isConnected && before.tabIndex >= 0
      const wanted = isThere ? before : document.querySelector('main')
      wanted?.focus({ preventScroll: true })
    }
  }, [])
}

/** One step at a time, without blocking the page; Escape ends it. */
export function WalkthroughCard() {
  const page = usePage()
  const [index, setIndex] = useState(0)
  const step = STEPS[index] ?? STEPS[0]
  const box = useTargetBox(step.target)
  useFocusReturn()
  const go = (to: number) => (to < STEPS.length ? setIndex(to) : endWalkthrough(page))
  return (
    <>
      {box && <Spotlight box={box} />}
      <Card step={step} index={index} box={box} onGo={go} />
    </>
  )
}

interface StepText {
  readonly title: string
  readonly text: string
  /** Where a phone has something in another place. */
  readonly phone?: string
}

interface CardProps {
  readonly step: Step
  readonly index: number
  readonly box: Box | null
  readonly onGo: (index: number) => void
}

/** The card stays in the half of the window opposite its target. */
function positionClass(box: Box | null): string {
  const isLow = box !== null && box.top + box.height / 2 > window.innerHeight / 2
  return isLow ? 'top-20' : 'bottom-20 md:bottom-6'
}

function endOnEscape(page: Pick<Page, 'walkthrough'>, event: KeyboardEvent): void {
  if (event.key === 'Escape') endWalkthrough(page)
}

function Card({ step, index, box, onGo }: CardProps) {
  const page = usePage()
  const id = useId()
  const texts = useTexts(walkthroughTexts)
  const own: StepText = texts.steps[step.id]
  const isWide = useMedia(WIDE)
  return (
    <section
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onKeyDown={(event) => endOnEscape(page, event)}
      className={classNames(
        'appear fixed inset-x-3 z-[36] mx-auto flex max-w-md flex-col gap-3 rounded-card border border-line bg-surface p-4 text-ink shadow-high',
        positionClass(box),
      )}
    >
      <div aria-live="polite" aria-atomic="true" className="flex flex-col gap-1">
        <p className="figures text-sm text-muted">{texts.count(index + 1, STEPS.length)}</p>
        <h2 id={`${id}-title`} className="text-lg font-bold">
          {own.title}
        </h2>
        <p id={`${id}-text`}>{isWide ? own.text : (own.phone ?? own.text)}</p>
      </div>
      <Steps index={index} onGo={onGo} />
    </section>
  )
}

function Steps({ index, onGo }: Pick<CardProps, 'index' | 'onGo'>) {
  const page = usePage()
  const texts = useTexts(walkthroughTexts)
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => next.current?.focus(), [])
  return (
    <div className="flex gap-2">
      <Button look="quiet" onClick={() => endWalkthrough(page)}>
        {texts.skip}
      </Button>
      <span className="grow" />
      {index > 0 && (
        <Button look="secondary" onClick={() => onGo(index - 1)}>
          {texts.back}
        </Button>
      )}
      <Button ref={next} onClick={() => onGo(index + 1)}>
        {index + 1 < STEPS.length ? texts.next : texts.finish}
      </Button>
    </div>
  )
}
