import { formatReais } from '@caderneta/domain/person/format'
import { useTexts } from '../../texts/texts.ts'
import { slipTexts } from './slip-texts.ts'
import type { StakeTarget } from './stake/stake-target.ts'
import type { SlipMaxima } from './stake/use-slip-maxima.ts'

/** Names the maximum stake of a target, and whether the balance or a limit determines it. */
export function useRoomNamer({
  roomAt,
  maximumAt,
}: Pick<SlipMaxima, 'roomAt' | 'maximumAt'>): (place: StakeTarget) => string {
  const texts = useTexts(slipTexts)
  return (place) => {
    const [room, maximum] = [roomAt(place), maximumAt(place)]
    if (room === null || maximum === null) return ''
    const amount = formatReais(room)
    return room < maximum.stake ? texts.ofBalance(amount) : texts.ofLimit(amount)
  }
}
