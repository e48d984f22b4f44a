import { Link } from '../../routing/router.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-paths.ts'

interface MenuLinkProps {
  readonly to: string
  readonly icon: IconName
  readonly text: string
  /** The menu closes. */
  readonly onFollow: () => void
}

export function MenuLink({ to, icon, text, onFollow }: MenuLinkProps) {
  return (
    <Link
      to={to}
      onClick={onFollow}
      className="flex min-h-12 items-center gap-3 rounded-control px-2 font-semibold hover:bg-sunken"
    >
      <Icon name={icon} className="text-muted" />
      <span className="grow">{text}</span>
      <Icon name="chevron-right" size={16} className="text-muted" />
    </Link>
  )
}
