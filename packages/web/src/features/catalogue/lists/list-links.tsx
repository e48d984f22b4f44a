import { listPath } from '../../../routing/catalogue-paths.ts'
import { NavLink } from '../../../routing/router.tsx'
import { useTexts } from '../../../texts/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import type { IconName } from '../../../ui/icon/icon-paths.ts'
import { listTexts } from './list-texts.ts'

const link = ({ isActive }: { isActive: boolean }) =>
  classNames(
    'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border px-4 text-sm font-semibold',
    isActive ? 'border-brand bg-brand text-on-brand' : 'border-line bg-surface hover:bg-sunken',
  )

/** Football's own lists (SPT-02 to SPT-04). */
export function ListLinks() {
  const texts = useTexts(listTexts)
  return (
    <nav aria-label={texts.lists} className="flex shrink-0 gap-2">
      <ListLink list="12" icon="clock" text={texts.next12} />
      <ListLink list="24" icon="clock" text={texts.next24} />
      <ListLink list="bl" icon="trophy" text={texts.bestLeagues} />
    </nav>
  )
}

interface ListLinkProps {
  readonly list: '12' | '24' | 'bl'
  readonly icon: IconName
  readonly text: string
}

function ListLink({ list, icon, text }: ListLinkProps) {
  return (
    <NavLink to={listPath('football', list)} className={link}>
      <Icon name={icon} size={16} />
      {text}
    </NavLink>
  )
}
