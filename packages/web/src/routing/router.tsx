import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
} from 'react'
import { navigate, useLocation } from './location.ts'
import type { PathParams } from './match-path.ts'

/**
 * The few parts of a router that the site needs, a tenth of the size of a library's. Paths and
 * names follow the usual ones, so that everybody finds their way.
 */

export { useLocation, useNavigate, useSearchParams } from './location.ts'

const Params = createContext<PathParams>({})

interface RouteParamsProps {
  readonly params: PathParams
  readonly children: ReactNode
}

/** Gives the named parts of the path to the page inside. */
export function RouteParams({ params, children }: RouteParamsProps) {
  return <Params value={params}>{children}</Params>
}

export function useParams(): Readonly<Record<string, string | undefined>> {
  return useContext(Params)
}

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string
  readonly replace?: boolean
}

/** Clicks for a new tab, a new window or a download are the browser's. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !hasModifier && !event.defaultPrevented
}

/** A link to a page of ours: a real address that opens without loading everything anew. */
export function Link({ to, replace = false, onClick, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!isPlainClick(event) || rest.target) return
    event.preventDefault()
    navigate(to, { replace })
  }
  return <a {...rest} href={to} onClick={follow} />
}

interface NavLinkProps extends Omit<LinkProps, 'className'> {
  /** Active only on its very path, not on those below. */
  readonly end?: boolean
  /** Stands for these pages and those below them too. */
  readonly within?: readonly string[]
  readonly className: string | ((state: { isActive: boolean }) => string)
}

/** A link that knows whether it leads to where the page is. */
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

/** Goes elsewhere as soon as it is shown. */
export function Navigate({ to, replace = false }: NavigateProps) {
  useEffect(() => navigate(to, { replace }), [to, replace])
  return null
}
