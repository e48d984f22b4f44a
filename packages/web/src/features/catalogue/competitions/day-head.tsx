interface DayHeadProps {
  readonly text: string
}

/** Over the matches of one day. */
export function DayHead({ text }: DayHeadProps) {
  return (
    <h2 className="border-t border-line bg-sunken px-3 py-1.5 text-xs font-bold first:border-t-0">
      {text}
    </h2>
  )
}
