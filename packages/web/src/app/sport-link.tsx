import type { SportWire } from '@caderneta/contract/catalogue/catalogue'
import { sportIcon } from '../features/catalogue/catalogue.ts'
import { NavLink } from '../routing/router.tsx'
import { Icon } from '../ui/icon/icon.tsx'

interface SportLinkProps {
  readonly sport: Pick<SportWire, 'route' | 'name' | 'icon'>
  readonly className: (state: { isActive: boolean }) => string
  readonly onFollow?: () => void
}

export function SportLink({ sport, className, onFollow = () => {} }: SportLinkProps) {
  return (
    <NavLink to={`/games/sport/${sport.route}`} className={className} onClick={onFollow}>
      <Icon name={sportIcon(sport.icon)} />
      <span className="truncate">{sport.name}</span>
    </NavLink>
  )
}
