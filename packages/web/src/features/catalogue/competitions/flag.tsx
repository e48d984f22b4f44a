import { Icon } from '../../../ui/icon/icon.tsx'
import { flagOf } from './flags.ts'

/** The flag of a place, whose name is written beside it; a trophy for a continent. */
export function Flag({ location }: { readonly location: string }) {
  const flag = flagOf(location)
  if (flag === undefined)
    return <Icon name="trophy" size={20} className="shrink-0 p-0.5 text-muted" />
  return (
    <img
      src={flag}
      alt=""
      width={20}
      height={14}
      className="h-3.5 w-5 shrink-0 rounded-xs object-cover shadow-[0_0_0_1px_var(--color-line)]"
    />
  )
}
