import { isUnderWay } from '@caderneta/domain/game'
import { type GameFact, type GameState, useGameLive } from '../../live/live.ts'
import { catalogueTexts } from '../../texts/catalogue-texts.ts'
import { useTexts } from '../../texts/texts.ts'
import { periodText } from './clock-text.ts'
import { GameTime } from './game-time.tsx'

interface ScoreboardProps {
  readonly game: GameFact
}

/** Teams, score and clock on the navy frame; before kick-off the time takes the score's place. */
export function Scoreboard({ game }: ScoreboardProps) {
  const texts = useTexts(catalogueTexts)
  const state = useGameLive(game.gameId)
  const [home, away] = game.teams
  return (
    <section
      aria-label={texts.score}
      className="overflow-clip rounded-card border border-line bg-surface shadow-card"
    >
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 px-4 pt-5 pb-2">
        <TeamName name={home} />
        <Score state={state} />
        <TeamName name={away} />
      </div>
      <p className="flex min-h-6 items-center justify-center gap-2 pb-4 text-sm text-muted">
        <GameTime game={game} />
        {state && isUnderWay(state.status) && <span>{periodText(state, texts)}</span>}
      </p>
      <div aria-hidden="true" className="brand-rule h-1" />
    </section>
  )
}

function TeamName({ name }: { readonly name: string }) {
  return <p className="text-balance text-center text-base font-bold md:text-lg">{name}</p>
}

function Score({ state }: { readonly state: GameState | null }) {
  const texts = useTexts(catalogueTexts)
  if (!state || state.status === 'scheduled' || state.status === 'postponed') {
    return <span className="px-2 text-2xl font-extrabold text-muted">{texts.versus}</span>
  }
  const [home, away] = state.score
  return (
    <p
      aria-live="polite"
      className="figures rounded-control bg-frame px-4 py-1.5 text-3xl font-extrabold text-on-frame"
    >
      <span className="sr-only">{texts.score}: </span>
      {home} <span className="text-gold">–</span> {away}
    </p>
  )
}
