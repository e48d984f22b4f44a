interface LogoProps {
  /** On every phone only the mark is shown, not just on narrow ones: a balance must fit. */
  readonly isShort?: boolean
}

/** The mark of the brand: a slip torn from a notebook, ticked. It is used on navy frames. */
export function Logo({ isShort = false }: LogoProps) {
  return (
    <span className="flex items-center gap-2">
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true" className="shrink-0">
        <path
          d="M7 3h13.500L27 9.500V29l-2.500-1.800L22 29l-2.500-1.800L17 29l-2.500-1.800L12 29l-2.500-1.800L7 29z"
          fill="#fbf8f0"
        />
        <path d="M20.500 3v6.500H27z" fill="#f0b93a" />
        <path d="M7 3h3.500v25.500l-1-.8L7 29z" fill="#12875a" />
        <path
          d="m13.500 17.500 3 3 6-6.500"
          fill="none"
          stroke="#0a6c47"
          strokeWidth="2.600"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span
        className={`text-[1.1875rem] leading-none font-extrabold tracking-tight ${isShort ? 'max-[480px]:hidden' : 'max-[400px]:hidden'}`}
      >
        cader<span className="text-gold">neta</span>
      </span>
    </span>
  )
}
