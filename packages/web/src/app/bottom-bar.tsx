import { openLoginFor, useSession } from '../features/session/session.ts'
import { openSlipSheet, useSlipCount } from '../features/slip/slip.ts'
import { type Page, usePage } from '../root/page.ts'
import { NavLink, useLocation } from '../routing/router.tsx'
import { shellTexts } from '../texts/shell-texts.ts'
import { useTexts } from '../texts/texts.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon/icon.tsx'
import type { IconName } from '../ui/icon/icon-paths.ts'
import { SPORT_AREAS } from './sport-areas.ts'

const entryClass = (isActive: boolean) =>
  classNames(
    'flex h-14 flex-1 flex-col items-center justify-center gap-0.5 text-xs font-semibold -outline-offset-4',
    isActive ? 'text-brand-strong' : 'text-muted',
  )

const toBets = (page: Pick<Page, 'sessionDialog'>) => openLoginFor(page, '/mybets')

/** The main destinations on a phone and the slip between them, within reach of the thumb. */
export function BottomBar() {
  const page = usePage()
  const texts = useTexts(shellTexts)
  const isPlayer = useSession().status === 'player'
  return (
    <nav
      aria-label={texts.bottomBar}
      className="fixed inset-x-0 bottom-0 z-20 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <BarEntry to="/" icon="home" text={texts.start} isExact />
      <BarEntry to="/live" icon="live" text={texts.liveShort} />
      <SlipEntry />
      <BarEntry to="/games/sport/football" within={SPORT_AREAS} icon="sports" text={texts.sports} />
      {isPlayer ? (
        <BarEntry to="/mybets" icon="ticket" text={texts.betsShort} />
      ) : (
        <button type="button" className={entryClass(false)} onClick={() => toBets(page)}>
          <Icon name="ticket" />
          {texts.betsShort}
        </button>
      )}
    </nav>
  )
}

function SlipEntry() {
  const page = usePage()
  const texts = useTexts(shellTexts)
  const count = useSlipCount()
  const here = useLocation()
  return (
    <button
      type="button"
      data-tour="slip"
      className={entryClass(false)}
      onClick={() => openSlipSheet(page, here)}
    >
      <span className="relative">
        <Icon name="slip" />
        {count > 0 && (
          <span className="figures absolute -top-1.5 left-3 min-w-4.5 rounded-full bg-gold px-1 text-center text-[0.6875rem] leading-4.5 font-bold text-on-gold">
            {count}
          </span>
        )}
      </span>
      {texts.slipShort}
    </button>
  )
}

interface BarEntryProps {
  readonly to: string
  readonly icon: IconName
  readonly text: string
  readonly isExact?: boolean
  readonly within?: readonly string[]
}

function BarEntry({ to, icon, text, isExact = false, within = [] }: BarEntryProps) {
  return (
    <NavLink
      to={to}
      end={isExact}
      within={within}
      className={({ isActive }) => entryClass(isActive)}
    >
      <Icon name={icon} />
      {text}
    </NavLink>
  )
}
