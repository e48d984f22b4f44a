import { Link } from '../../routing/router.tsx'
import { Icon, PathIcon } from '../../ui/icon/icon.tsx'

interface MenuLinkProps {
  readonly to: string
  /** The icon before the label. */
  readonly path: string
  readonly text: string
  /** The menu closes. */
  readonly onFollow: () => void
}

export function MenuLink({ to, path, text, onFollow }: MenuLinkProps) {
  return (
    <Link
      to={to}
      onClick={onFollow}
      className="flex min-h-12 items-center gap-3 rounded-control px-2 font-semibold hover:bg-sunken"
    >
      <PathIcon path={path} className="text-muted" />
      <span className="grow">{text}</span>
      <Icon name="chevron-right" size={16} className="text-muted" />
    </Link>
  )
}
