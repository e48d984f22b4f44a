import type { PathParams } from '@caderneta/contract/pages/match-path'
import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
} from 'react'
import { useLocation, useNavigate } from './location.ts'

/**
 * The few router features that the site needs, a tenth of the size of a library's. Names follow the
 * usual router APIs.
 */

export { useLocation, useNavigate, useSearchParams } from './location.ts'

const Params = createContext<PathParams>({})

interface RouteParamsProps {
  readonly params: PathParams
  readonly children: ReactNode
}

/** Provides the path parameters to the page inside. */
export function RouteParams({ params, children }: RouteParamsProps) {
  return <Params value={params}>{children}</Params>
}

export function useParams(): Readonly<Record<string, string | undefined>> {
  return useContext(Params)
}

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string
  readonly replace?: boolean
  /** Opens the page beside the list of this address. */
  readonly beside?: string | undefined
}

/** Clicks for a new tab, a new window or a download are the browser's. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !hasModifier && !event.defaultPrevented
}

/** A link to an in-site page: a real address that opens without reloading everything. */
export function Link({ to, replace = false, beside, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!isPlainClick(event) || rest.target) return
    event.preventDefault()
    navigate(to, { replace, beside })
  }
  return <a {...rest} href={to} onClick={follow} />
}

interface NavLinkProps extends Omit<LinkProps, 'className'> {
  /** Active only on its exact path, not on those below. */
  readonly end?: boolean
  /** Also active on these pages and those below them. */
  readonly within?: readonly string[]
  readonly className: string | ((state: { isActive: boolean }) => string)
}

/** A link that is marked when it leads to the current page. */
export function NavLink({ end = false, within = [], className, ...rest }: NavLinkProps) {
  const { pathname } = useLocation()
  const [path = ''] = rest.to.split('?')
  const isWithin = (area: string) => `${pathname}/`.startsWith(`${area}/`)
  const isHere = end ? pathname === path : isWithin(path)
  const isActive = isHere || within.some(isWithin)
  return (
    <Link
      {...rest}
      className={typeof className === 'string' ? className : className({ isActive })}
      aria-current={isHere ? 'page' : isActive || undefined}
    />
  )
}

interface NavigateProps {
  readonly to: string
  readonly replace?: boolean
}

/** Redirects as soon as it is rendered. */
export function Navigate({ to, replace = false }: NavigateProps) {
  const navigate = useNavigate()
  useEffect(() => navigate(to, { replace }), [navigate, to, replace])
  return null
}
