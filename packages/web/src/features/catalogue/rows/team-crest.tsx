import { useId } from 'react'
import { type CrestPattern, crestLook } from './crest-look.ts'

const SHIELD =
  'M20 2C14.500 4.500 9 5.500 3 5.500V22c0 9.500 6.500 16.500 17 20.500C30.500 38.500 37 31.500 37 22V5.500C31 5.500 25.500 4.500 20 2z'
/** An individual player has no shield: a disc. */
const DISC = 'M20 4a18 18 0 1 1 0 36 18 18 0 0 1 0-36z'

/** What the second colour covers; the first is the ground. */
const OVER: Readonly<Record<CrestPattern, string>> = {
  halves: 'M20 0h20v44H20z',
  stripes: 'M7 0h6v44H7zM17 0h6v44h-6zM27 0h6v44h-6z',
  hoops: 'M0 9h40v6H0zM0 21h40v6H0zM0 33h40v6H0z',
  sash: 'M0 4l6-4 34 34v9z',
  band: 'M0 17h40v9H0z',
  chief: 'M0 0h40v15H0z',
}

interface TeamCrestProps {
  readonly name: string
  readonly isPerson?: boolean
  /** In pixels across. */
  readonly size?: number
}

/** A crest in the colours of a side; shown beside its name, so screen readers skip it. */
export function TeamCrest({ name, isPerson = false, size = 36 }: TeamCrestProps) {
  const clipId = useId()
  const { pattern, colours } = crestLook(name)
  const shape = isPerson ? DISC : SHIELD
  return (
    <svg viewBox="0 0 40 44" width={size} aria-hidden="true" className="shrink-0">
      <clipPath id={clipId}>
        <path d={shape} />
      </clipPath>
      <g clipPath={`url(#${clipId})`}>
        <path d="M0 0h40v44H0z" fill={colours[0]} />
        <path d={OVER[pattern]} fill={colours[1]} />
      </g>
      <path d={shape} fill="none" stroke="var(--line-strong)" strokeWidth="1.500" />
    </svg>
  )
}
