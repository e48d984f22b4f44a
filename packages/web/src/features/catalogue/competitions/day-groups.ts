import { useFormats } from '../../../formats/formats.ts'
import { useTexts } from '../../../texts/texts.ts'
import { groupBy } from '../lists/group-by.ts'
import { listTexts } from '../lists/list-texts.ts'

/** Matches of one day under what a heading calls it. */
interface DayGroup<Game> {
  readonly day: string
  readonly games: readonly Game[]
}

/** Groups matches by day, in their order: 'Hoje', 'Amanhã', 'sáb 22/11'. */
export function useDayGroups(): <Game>(
  games: readonly Game[],
  startOf: (game: Game) => number,
) => readonly DayGroup<Game>[] {
  const texts = useTexts(listTexts)
  const formats = useFormats()
  const dayOf = (at: number) => formats.dayName(at, texts)
  return (games, startOf) =>
    [...groupBy(games, (game) => dayOf(startOf(game)))].map(([day, ofDay]) => ({
      day,
      games: ofDay,
    }))
}
