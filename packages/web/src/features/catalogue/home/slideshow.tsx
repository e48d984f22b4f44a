import type { SlideWire } from '@caderneta/contract/catalogue/catalogue'
import { type PointerEvent, useRef, useState } from 'react'
import { catalogueTexts } from '../../../texts/catalogue-texts.ts'
import { useTexts } from '../../../texts/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import type { IconName } from '../../../ui/icon/icon-paths.ts'
import { type SlideTurn, useSlideTurn } from './slideshow-turn.ts'

const SHAPE = 'relative h-24 md:h-35'

/** The image of index.html stays until the dashboard is loaded, so that nothing flickers. */
export function FirstSlide() {
  return (
    <div className={classNames(SHAPE, 'overflow-clip rounded-card bg-frame')}>
      <SlidePicture img="/art/slide-1.svg" large="/art/slide-1-large.svg" isFirst />
    </div>
  )
}

interface SlidePictureProps {
  readonly img: string
  readonly large: string
  readonly isFirst: boolean
}

function SlidePicture({ img, large, isFirst }: SlidePictureProps) {
  return (
    <picture>
      <source media="(min-width: 480px)" srcSet={large} />
      <img
        src={img}
        alt=""
        draggable={false}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'low'}
        className="absolute inset-0 size-full object-cover min-[480px]:object-[50%_25%] 2xl:object-[50%_30%]"
      />
    </picture>
  )
}

interface SlideshowProps {
  readonly slides: readonly SlideWire[]
}

const SWIPE_PX = 40

/** Steps on a horizontal swipe; a mouse has the arrows. */
function useSwipe(step: SlideTurn['step']) {
  const startX = useRef<number | null>(null)
  return {
    onPointerDown: (event: PointerEvent) => {
      startX.current = event.pointerType === 'mouse' ? null : event.clientX
    },
    onPointerUp: (event: PointerEvent) => {
      const moved = startX.current === null ? 0 : event.clientX - startX.current
      startX.current = null
      if (Math.abs(moved) >= SWIPE_PX) step(moved < 0 ? 1 : -1)
    },
  }
}

/** The slides of the dashboard, one at a time; they stop under pointer and focus. */
export function Slideshow({ slides }: SlideshowProps) {
  const texts = useTexts(catalogueTexts)
  const [isHeld, setIsHeld] = useState(false)
  const turn = useSlideTurn(slides.length, isHeld)
  const swipe = useSwipe(turn.step)
  return (
    <section
      aria-roledescription="carousel"
      aria-label={texts.slideshow}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      {...swipe}
      className="relative grid touch-pan-y overflow-clip rounded-card bg-frame text-on-frame shadow-card"
    >
      {slides.map((slide, i) => (
        <Slide
          key={slide.img}
          slide={slide}
          label={texts.slideOf(i + 1, slides.length)}
          isShown={i === turn.index}
          isFirst={i === 0}
        />
      ))}
      <SlideControls turn={turn} count={slides.length} />
    </section>
  )
}

interface SlideProps {
  readonly slide: SlideWire
  readonly label: string
  readonly isShown: boolean
  readonly isFirst: boolean
}

function Slide({ slide, label, isShown, isFirst }: SlideProps) {
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      aria-hidden={!isShown}
      data-shown={isShown}
      className={classNames(
        SHAPE,
        'transition-opacity duration-700 [grid-area:1/1]',
        isShown ? 'opacity-100' : 'opacity-0',
      )}
    >
      <SlidePicture img={slide.img} large={slide.img_large} isFirst={isFirst} />
      <p className="absolute inset-x-4 top-3 max-w-[12.5rem] text-balance text-base leading-tight font-extrabold tracking-tight md:top-5 md:left-6 md:max-w-[18rem] md:text-2xl">
        {slide.text}
      </p>
    </div>
  )
}

interface SlideControlsProps {
  readonly turn: SlideTurn
  readonly count: number
}

function SlideControls({ turn, count }: SlideControlsProps) {
  const texts = useTexts(catalogueTexts)
  if (count < 2) return null
  const label = turn.isPlaying ? texts.pauseSlides : texts.playSlides
  return (
    <div className="absolute right-0 bottom-0 flex items-center md:right-2 md:bottom-2 md:rounded-full md:bg-frame/90 md:pr-3">
      <Control
        icon="chevron-left"
        label={texts.previousSlide}
        onPress={() => turn.step(-1)}
        isOnPhone={false}
      />
      <Control
        icon={turn.isPlaying ? 'pause' : 'play'}
        label={label}
        onPress={() => turn.setIsPlaying(!turn.isPlaying)}
      />
      <Control icon="chevron-right" label={texts.nextSlide} onPress={() => turn.step(1)} />
      <span
        aria-hidden="true"
        className="figures hidden text-xs font-semibold text-on-frame-muted md:inline"
      >
        {turn.index + 1}/{count}
      </span>
    </div>
  )
}

interface ControlProps {
  readonly icon: IconName
  readonly label: string
  readonly onPress: () => void
  /** On a phone a swipe does the same, and the drawing is small. */
  readonly isOnPhone?: boolean
}

/** On a phone a mark smaller than what can be pressed: the drawing under it stays in sight. */
const MARK =
  'grid size-7 place-items-center rounded-full bg-frame/80 md:size-full md:bg-transparent'

function Control({ icon, label, onPress, isOnPhone = true }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className={classNames(
        'size-11 place-items-center rounded-full text-on-frame hover:bg-on-frame/15 focus-visible:outline-gold',
        isOnPhone ? 'grid' : 'hidden md:grid',
      )}
    >
      <span className={MARK}>
        <Icon name={icon} size={18} />
      </span>
    </button>
  )
}
