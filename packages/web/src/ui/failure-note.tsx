import type { ReactNode } from 'react'
import { Icon } from './icon/icon.tsx'

interface FailureNoteProps {
  readonly text: string | null
  /** Below the text. */
  readonly children?: ReactNode
}

/** The error of a form as a whole, in the server's message; announced when it appears. */
export function FailureNote({ text, children }: FailureNoteProps) {
  if (text === null) return null
  return (
    <div
      role="alert"
      className="flex items-start gap-2 rounded-control border border-danger bg-danger-soft px-3 py-2.5 font-medium text-danger"
    >
      <Icon name="warning" className="mt-0.5" />
      <div>
        <p>{text}</p>
        {children}
      </div>
    </div>
  )
}
