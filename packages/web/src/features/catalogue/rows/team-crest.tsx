import { useId } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import type { CrestPattern } from './crest-book.ts'
import { crestLetter, crestLook } from './crest-look.ts'

const SHIELD =
  'M20 2C14.500 4.500 9 5.500 3 5.500V22c0 9.500 6.500 16.500 17 20.500C30.500 38.500 37 31.500 37 22V5.500C31 5.500 25.500 4.500 20 2z'
const DISC = 'M20 4a18 18 0 1 1 0 36 18 18 0 0 1 0-36z'

/** A ring inside the edge, for sides of one colour; the stroke is clipped to its inner half. */
const RING_WIDTH = 11

/** What the second colour covers; the first is the ground. */
const OVER: Readonly<Record<Exclude<CrestPattern, 'plain'>, string>> = {
  sleeves: 'M0 0h11v44H0zM29 0h11v44H29z',
  stripes: 'M8 0h7v44H8zM25 0h7v44h-7z',
  hoops: 'M0 11h40v7H0zM0 26h40v7H0z',
  halves: 'M20 0h20v44H20z',
  diagonal: 'M40 0v44H0z',
  sash: 'M0 3l8-5 34 36-5 9z',
  band: 'M0 16h40v11H0z',
  bands: 'M0 13h40v7H0z',
  pale: 'M13 0h14v44H13z',
  cross: 'M16 0h8v44h-8zM0 16h40v8H0z',
  chevron: 'M0 6l20 19L40 6v12L20 37 0 18z',
  checks:
    'M3 4h9v10H3zM20 4h9v10h-9zM12 14h8v10h-8zM29 14h9v10h-9zM3 24h9v10H3zM20 24h9v10h-9zM12 34h8v10h-8z',
}

/** What a third colour covers. */
const LINES: Partial<Readonly<Record<CrestPattern, string>>> = {
  stripes: 'M6 0h2v44H6zM15 0h2v44h-2zM23 0h2v44h-2zM32 0h2v44h-2z',
  hoops: 'M0 18h40v3H0zM0 33h40v3H0z',
  bands: 'M0 24h40v7H0z',
  pale: 'M10 0h3v44h-3zM27 0h3v44h-3z',
}

interface TeamCrestProps {
  /** As feeds write it, in every language of the page. */
  readonly name: string
  /** As it is beside the crest, where that is another, and where there is less room. */
  readonly shown?: string
  readonly short?: string | null
  readonly isPerson?: boolean
  /** In pixels across. */
  readonly size?: CrestSize
}

type CrestSize = 16 | 18 | 36

/** By classes: the policy of the site allows no style in what the server paints. */
const MONOGRAM_SIZES: Readonly<Record<CrestSize, string>> = {
  16: 'size-4 text-[8.96px]',
  18: 'size-[18px] text-[10.08px]',
  36: 'size-9 text-[20.16px]',
}

/**
 * A crest in the colours of a side, or its letter in grey; it is beside the name, so that screen
 * readers skip it.
 */
export function TeamCrest(props: TeamCrestProps) {
  const { name, shown = name, short, isPerson = false, size = 36 } = props
  const look = isPerson ? null : crestLook(name)
  if (look) return <Shield look={look} size={size} />
  const letter = crestLetter(shown)
  return <Monogram letter={letter} short={short?.charAt(0) ?? letter} size={size} />
}

interface ShieldProps {
  readonly look: NonNullable<ReturnType<typeof crestLook>>
  readonly size: number
}

function Shield({ look: { pattern, shape, colours }, size }: ShieldProps) {
  const clipId = useId()
  const outline = shape === 'round' ? DISC : SHIELD
  const [ground, over, line] = colours
  const lines = LINES[pattern]
  return (
    <svg viewBox="0 0 40 44" width={size} aria-hidden="true" className="shrink-0">
      <clipPath id={clipId}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${clipId})`}>
        <path d="M0 0h40v44H0z" fill={ground} />
        {pattern === 'plain' ? (
          <path d={outline} fill="none" stroke={over} strokeWidth={RING_WIDTH} />
        ) : (
          <path d={OVER[pattern]} fill={over} />
        )}
        {line && lines && <path d={lines} fill={line} />}
      </g>
      <path d={outline} fill="none" stroke="var(--line-strong)" strokeWidth="2" />
    </svg>
  )
}

interface MonogramProps {
  readonly letter: string
  /** That of the short name, where the row shows it. */
  readonly short: string
  readonly size: CrestSize
}

/** At the widths at which a row shows the short name. */
const SHORT_LETTER =
  'max-[30rem]:before:content-[attr(data-short-letter)] tree:max-2xl:before:content-[attr(data-short-letter)]'

/** The letter is written by the style: it is no text that a reader would find or copy. */
function Monogram({ letter, short, size }: MonogramProps) {
  return (
    <span
      aria-hidden="true"
      data-letter={letter}
      data-short-letter={short === letter ? undefined : short}
      className={classNames(
        'grid shrink-0 place-items-center rounded-full bg-sunken leading-none font-bold text-muted shadow-[inset_0_0_0_1px_var(--line)] before:content-[attr(data-letter)]',
        short !== letter && SHORT_LETTER,
        MONOGRAM_SIZES[size],
      )}
    />
  )
}
