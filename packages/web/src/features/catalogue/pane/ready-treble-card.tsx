import { matchName } from '@caderneta/contract/catalogue/match-name'
import { combinedRateText } from '@caderneta/domain/odds/combined-odds'
import { useFormats } from '../../../formats/formats.ts'
import { readOdd, useGame, useOdd, useWatchedRows } from '../../../live/live.ts'
import { useSelectionNamer, useSideNames } from '../../../names/names.ts'
import { SideName } from '../../../names/side-name.tsx'
import { SidesLine } from '../../../names/sides-line.tsx'
import { type Page, usePage } from '../../../root/page.ts'
import { gamePath } from '../../../routing/catalogue-paths.ts'
import { Link } from '../../../routing/router.tsx'
import { useTexts } from '../../../texts/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { asPlayer } from '../../session/session.ts'
import { oddsOfRate, pressOdd } from '../../slip/slip.ts'
import { paneTexts } from './pane-texts.ts'
import type { ReadyLeg, ReadyTreble } from './ready-treble.ts'

interface ReadyTrebleProps {
  readonly legs: ReadyTreble
}

const NO_TEAMS = ['', ''] as const
const NO_SELECTION = { name: '', handicap: '' } as const

/** One after another: each press is taken from the slip that the one before has left. */
async function takeAll(page: Page, legs: ReadyTreble): Promise<void> {
  for (const { selectionId } of legs) {
    const odd = readOdd(page, selectionId)
    if (odd) await pressOdd(page, odd)
  }
  // The button is gone with the empty slip.
  document.getElementById('slip')?.focus()
}

/** Three selections at their prices now, which one press puts into the slip. */
export function ReadyTrebleCard({ legs }: ReadyTrebleProps) {
  const texts = useTexts(paneTexts)
  useWatchedRows(legs.map(({ gameId }) => gameId))
  return (
    <section aria-labelledby="ready-treble" className="border-t border-line px-4 pt-3 pb-4">
      <h3 id="ready-treble" className="text-sm font-bold">
        {texts.readyTreble}
      </h3>
      <p className="pb-1 text-xs text-muted">{texts.readyTrebleHint}</p>
      <ul className="divide-y divide-line">
        {legs.map((leg) => (
          <Leg key={leg.selectionId} leg={leg} />
        ))}
      </ul>
      <Total legs={legs} />
    </section>
  )
}

function Leg({ leg }: { readonly leg: ReadyLeg }) {
  const game = useGame(leg.gameId)
  const odd = useOdd(leg.selectionId)
  const formats = useFormats()
  const teams = game?.teams ?? NO_TEAMS
  const [home, away] = useSideNames(teams)
  const name = useSelectionNamer()(odd ?? NO_SELECTION, teams)
  if (!game || !odd) return null
  return (
    <li className="flex min-h-12 items-center gap-2 py-1">
      <div className="min-w-0 grow">
        <p className="flex items-baseline text-sm font-semibold" title={name}>
          <SideName name={name} />
        </p>
        <Link
          to={gamePath(game)}
          title={matchName([home, away])}
          className="flex min-h-6 items-baseline rounded-control text-xs leading-6 text-muted hover:underline"
        >
          <SidesLine sides={[home, away]} />
        </Link>
      </div>
      {/* A price that does not hold is not shown, here as anywhere. */}
      <span className="figures shrink-0 font-bold">
        {odd.status === 'open' ? formats.odds(odd.rate) : '–'}
      </span>
    </li>
  )
}

/** Taken only while every leg is open. */
function Total({ legs }: ReadyTrebleProps) {
  const page = usePage()
  const texts = useTexts(paneTexts)
  const formats = useFormats()
  const [first, second, third] = legs
  const prices = [useOdd(first.selectionId), useOdd(second.selectionId), useOdd(third.selectionId)]
    .map((odd) => (odd?.status === 'open' ? oddsOfRate(odd.rate) : null))
    .filter((price) => price !== null)
  const isOpen = prices.length === legs.length
  return (
    <div className="flex items-center justify-between gap-2 pt-2">
      <p className="text-xs text-muted">
        {texts.totalOdds}{' '}
        <span className="figures block text-base font-bold text-ink">
          {isOpen ? formats.odds(Number(combinedRateText(prices))) : '–'}
        </span>
      </p>
      <Button
        size="small"
        disabled={!isOpen}
        onClick={() => asPlayer(page, () => void takeAll(page, legs))}
      >
        {texts.takeTreble}
      </Button>
    </div>
  )
}
