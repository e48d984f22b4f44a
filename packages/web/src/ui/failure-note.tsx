import { Icon } from './icon/icon.tsx'

/** The error of a form as a whole, in the server's message; announced when it appears. */
export function FailureNote({ text }: { readonly text: string | null }) {
  if (text === null) return null
  return (
    <p
      role="alert"
      className="flex items-start gap-2 rounded-control border border-danger bg-danger-soft px-3 py-2.5 font-medium text-danger"
    >
      <Icon name="warning" className="mt-0.5" />
      {text}
    </p>
  )
}
