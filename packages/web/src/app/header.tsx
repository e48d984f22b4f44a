import { lazy, Suspense } from 'react'
import { SearchBar, SearchToggle } from '../features/search/search.ts'
import { openLogin, useSession } from '../features/session/session.ts'
import { openMenu } from '../menus/menu-store.ts'
import { usePage } from '../root/page.ts'
import { PartLocation } from '../routing/location.ts'
import { Link, NavLink } from '../routing/router.tsx'
import { shellTexts } from '../texts/shell-texts.ts'
import { useTexts } from '../texts/texts.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { Logo } from '../ui/logo.tsx'
import { useShownPages } from './beside/use-shown-pages.ts'
import { SlipToggle } from './slip-toggle.tsx'
import { SPORT_AREAS } from './sport-areas.ts'
import { LanguageToggle } from './toggles/language-toggle.tsx'
import { ThemeToggle } from './toggles/theme-toggle.tsx'

const PlayerCorner = lazy(async () => ({
  default: (await import('./player-corner.tsx')).PlayerCorner,
}))

/** The top frame: 56 px on phones, 64 px above; a ruled line in the brand colours below. */
export function Header() {
  const page = usePage()
  const texts = useTexts(shellTexts)
  const isPlayer = useSession().status === 'player'
  return (
    <header className="sticky top-0 z-30 bg-frame text-on-frame">
      <div className="mx-auto flex h-14 max-w-[120rem] items-center gap-0.5 px-1.5 md:h-16 lg:gap-3 lg:px-4">
        <button
          type="button"
          aria-label={texts.openMenu}
          aria-haspopup="dialog"
          onClick={() => openMenu(page, 'left')}
          className={classNames(buttonClass({ look: 'onFrame', size: 'icon' }), 'tree:hidden')}
        >
          <Icon name="menu" />
        </button>
        <Link to="/" aria-label={texts.home} className="rounded-control p-1">
          <Logo isShort={isPlayer} />
        </Link>
        <PartLocation value={useShownPages().page}>
          <HeaderTabs />
        </PartLocation>
        <div className="ml-auto flex items-center gap-1 lg:gap-2">
          <SearchToggle />
          <SlipToggle />
          <div className="hidden items-center tree:flex">
            <LanguageToggle look="onFrame" />
            <ThemeToggle look="onFrame" />
          </div>
          <HeaderAccount />
        </div>
      </div>
      <div aria-hidden="true" className="brand-rule h-[3px]" />
      <SearchBar />
    </header>
  )
}

const tab = ({ isActive }: { isActive: boolean }) =>
  classNames(
    'flex h-full items-center border-y-[3px] border-transparent px-2 font-semibold whitespace-nowrap -outline-offset-4 lg:px-3',
    isActive ? 'border-b-gold text-on-frame' : 'text-on-frame-muted hover:text-on-frame',
  )

/** Marks the area of the page, beside a match that of its list: the way back to it. */
function HeaderTabs() {
  const texts = useTexts(shellTexts)
  const isPlayer = useSession().status === 'player'
  return (
    <nav
      aria-label={texts.mainNavigation}
      className="ml-1 hidden h-full items-center md:flex lg:ml-4"
    >
      <NavLink to="/" end within={SPORT_AREAS} className={tab}>
        {texts.sports}
      </NavLink>
      <NavLink to="/live" className={tab}>
        {texts.live}
      </NavLink>
      {isPlayer && (
        <NavLink to="/mybets" className={tab}>
          {texts.myBets}
        </NavLink>
      )}
    </nav>
  )
}

/** As wide as the player's corner with a balance of up to four digits. */
const CORNER_PLACE = 'h-11 w-[11.375rem] shrink-0 lg:w-[17.75rem]'

const REGISTER = buttonClass({ look: 'gold', size: 'small' })

/** Each only where theme.js expects that side. */
const OF_PLAYERS = 'hidden [[data-visit=player]_&]:block'
const OF_VISITORS = 'invisible [[data-visit=player]_&]:hidden'

/** As wide as what comes in its place. */
function AwaitedAccount() {
  const { register, login } = useTexts(shellTexts)
  return (
    <>
      <span aria-hidden="true" className={classNames(CORNER_PLACE, OF_PLAYERS)} />
      <span aria-hidden="true" className={classNames(REGISTER, OF_VISITORS)}>
        {register}
      </span>
      <span
        aria-hidden="true"
        className={classNames(buttonClass({ look: 'onFrameOutline', size: 'small' }), OF_VISITORS)}
      >
        {login}
      </span>
    </>
  )
}

/** Neither side is shown while the session is being checked, and the other buttons keep still. */
function HeaderAccount() {
  const page = usePage()
  const texts = useTexts(shellTexts)
  const { status } = useSession()
  if (status === 'checking') return <AwaitedAccount />
  if (status === 'player') {
    return (
      <Suspense fallback={<span aria-hidden="true" className={CORNER_PLACE} />}>
        <PlayerCorner />
      </Suspense>
    )
  }
  return (
    <>
      <Link to="/signup" className={REGISTER}>
        {texts.register}
      </Link>
      <Button look="onFrameOutline" size="small" onClick={() => openLogin(page)}>
        {texts.login}
      </Button>
    </>
  )
}
