import { routeOf } from '@caderneta/domain/markets/registry/sports'
import { dayAfter, noonOf } from '../../../formats/civil-day.ts'
import { dayText } from '../../../formats/date-format.ts'
import { useFormats } from '../../../formats/formats.ts'
import { useLanguage } from '../../../prefs/prefs-store.ts'
import { dayPath, sportPath } from '../../../routing/catalogue-paths.ts'
import { Link, useLocation, useSearchParams } from '../../../routing/router.tsx'
import { catalogueTexts } from '../../../texts/catalogue-texts.ts'
import { useTexts } from '../../../texts/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useSportOfAddress } from '../competitions/use-sport-of-address.ts'
import { paneTexts } from './pane-texts.ts'

/** Today, tomorrow and the three days after them: what one row has room for. */
const DAYS = [0, 1, 2, 3, 4] as const

/** 'Amanhã' has room over its date, 'Tomorrow' has not. */
const fits = (name: string) => name.length <= 6

/** The matches of a sport by day, beside every page. */
export function DayLinks() {
  const texts = useTexts(paneTexts)
  const { today, tomorrow } = useTexts(catalogueTexts)
  const language = useLanguage()
  const formats = useFormats()
  const route = routeOf(useSportOfAddress())
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const nameOf = (days: number, weekday: string) =>
    days === 0 ? today : days === 1 && fits(tomorrow) ? tomorrow : weekday
  return (
    <nav aria-label={texts.matchesByDay}>
      <ul className="grid grid-cols-5 gap-0.5">
        {DAYS.map((days) => {
          const key = dayAfter(formats.today, days)
          const [weekday = '', date = ''] = dayText(noonOf(key), language, 'UTC').split(' ')
          const isHere = pathname === sportPath(route) && search.get('day') === key
          return (
            <li key={key}>
              <Link
                to={dayPath(route, key)}
                aria-current={isHere ? 'page' : undefined}
                className={classNames(
                  'flex h-10 flex-col items-center justify-center rounded-control text-[0.6875rem] leading-tight',
                  isHere ? 'bg-brand text-on-brand' : 'bg-sunken hover:bg-brand-soft',
                )}
              >
                <span className="font-semibold tracking-tighter">{nameOf(days, weekday)}</span>{' '}
                <span className="figures">{date}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
