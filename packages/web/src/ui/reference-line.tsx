import { useState } from 'react'

export interface ReferenceTexts {
  readonly reference: string
  readonly copyReference: string
  readonly referenceCopied: string
  readonly referenceNotCopied: string
}

interface ReferenceLineProps {
  /** Null: nothing is shown. */
  readonly reference: string | null
  readonly texts: ReferenceTexts
}

/** By which support finds what failed, and a button that copies it and announces whether it did. */
export function ReferenceLine({ reference, texts }: ReferenceLineProps) {
  const [outcome, setOutcome] = useState('')
  if (reference === null) return null
  const copy = async () => {
    // Pressed again, it is announced again.
    setOutcome('')
    try {
      await navigator.clipboard.writeText(reference)
      setOutcome(texts.referenceCopied)
    } catch {
      setOutcome(texts.referenceNotCopied)
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-sm font-normal text-muted">
      <span>
        {texts.reference} <span className="font-mono break-all select-all">{reference}</span>
      </span>
      <button
        type="button"
        onClick={() => void copy()}
        className="min-h-6 font-semibold text-ink underline underline-offset-2 touch:min-h-11"
      >
        {texts.copyReference}
      </button>
      <span role="status">{outcome}</span>
    </div>
  )
}
