// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from '../testing/render.tsx'
import { page } from '../testing/test-page.ts'
import {
  Link,
  Navigate,
  NavLink,
  RouteParams,
  useLocation,
  useParams,
  useSearchParams,
} from './router.tsx'

beforeEach(() => page.routing.navigate('/', { replace: true }))
afterEach(cleanup)

function Where() {
  const { pathname, search, isReturn } = useLocation()
  return <p>{`at ${pathname}${search}${isReturn ? ' again' : ''}`}</p>
}

describe('the router', () => {
  it('follows a link without loading the page, and shows its real address', () => {
    render(
      <>
        <Link to="/live">go</Link>
        <Where />
      </>,
    )
    expect(screen.getByText('go').getAttribute('href')).toBe('/live')
    const isLoaded = fireEvent.click(screen.getByText('go'))
    expect(isLoaded).toBe(false)
    expect(screen.getByText('at /live')).toBeTruthy()
  })

  it('ignores clicks for a new tab, and clicks already handled elsewhere', () => {
    render(
      <>
        <Link to="/live">go</Link>
        <Link to="/live" onClick={(event) => event.preventDefault()}>
          taken
        </Link>
        <Where />
      </>,
    )
    const stopLoading = (event: Event) => event.preventDefault()
    document.addEventListener('click', stopLoading)
    fireEvent.click(screen.getByText('go'), { ctrlKey: true })
    fireEvent.click(screen.getByText('taken'))
    document.removeEventListener('click', stopLoading)
    expect(screen.getByText('at /')).toBeTruthy()
  })

  it('marks the link to the current page, visually and for screen readers', () => {
    const look = ({ isActive }: { isActive: boolean }) => (isActive ? 'on' : 'off')
    render(
      <>
        <NavLink to="/" end className={look}>
          home
        </NavLink>
        <NavLink to="/games" className={look}>
          games
        </NavLink>
      </>,
    )
    const looks = () =>
      ['home', 'games'].map((name) => {
        const link = screen.getByText(name)
        return [link.className, link.getAttribute('aria-current')]
      })
    expect(looks()).toEqual([
      ['on', 'page'],
      ['off', null],
    ])
    act(() => page.routing.navigate('/games/football'))
    expect(looks()).toEqual([
      ['off', null],
      ['on', 'page'],
    ])
  })

  it('marks the link of a whole area on the pages below it', () => {
    const look = ({ isActive }: { isActive: boolean }) => (isActive ? 'on' : 'off')
    act(() => page.routing.navigate('/games/tennis'))
    render(
      <NavLink to="/" end within={['/games']} className={look}>
        sports
      </NavLink>,
    )
    const link = screen.getByText('sports')
    expect([link.className, link.getAttribute('aria-current')]).toEqual(['on', 'true'])
    act(() => page.routing.navigate('/live'))
    expect([link.className, link.getAttribute('aria-current')]).toEqual(['off', null])
  })

  it('provides the path parameters', () => {
    const Page = () => <p>{useParams()['gameId']}</p>
    render(
      <RouteParams params={{ gameId: '7' }}>
        <Page />
      </RouteParams>,
    )
    expect(screen.getByText('7')).toBeTruthy()
  })

  it('redirects without leaving a history entry', () => {
    const before = window.history.length
    render(
      <>
        <Navigate to="/live" replace />
        <Where />
      </>,
    )
    expect(screen.getByText('at /live')).toBeTruthy()
    expect(window.history.length).toBe(before)
  })

  it('observes the back button and distinguishes it', async () => {
    render(<Where />)
    act(() => page.routing.navigate('/live'))
    const returned = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true })
    })
    await act(async () => {
      window.history.back()
      await returned
    })
    expect(screen.getByText('at / again')).toBeTruthy()
  })

  it('reads and changes the query', () => {
    const reported = vi.fn()
    function Page() {
      const [params, setParams] = useSearchParams()
      reported(params.get('tab'))
      return (
        <button type="button" onClick={() => setParams(new URLSearchParams({ tab: 'live' }))}>
          live
        </button>
      )
    }
    render(
      <>
        <Page />
        <Where />
      </>,
    )
    fireEvent.click(screen.getByText('live'))
    expect(reported).toHaveBeenLastCalledWith('live')
    expect(screen.getByText('at /?tab=live')).toBeTruthy()
  })
})
