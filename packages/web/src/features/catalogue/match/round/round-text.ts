import { type RoundWire, roundWire } from '@caderneta/contract/catalogue/round'
import * as z from 'zod/mini'
import type { roundTexts } from './round-texts.ts'

type RoundTexts = (typeof roundTexts)['ptBR']

/** What the round of a game is called; null when it has none, or one that we cannot parse. */
export function roundText(received: unknown, texts: RoundTexts): string | null {
  const read = z.safeParse(z.optional(roundWire), received)
  return read.data === undefined ? null : nameOf(read.data, texts)
}

function nameOf(round: RoundWire, texts: RoundTexts): string {
  switch (round.kind) {
    case 'matchday':
      return matchdayText(round, texts)
    case 'qualifying':
      return texts.qualifying(round.number)
    case 'knockout':
      return knockoutText(round, texts)
    case 'third_place':
      return texts.thirdPlace
    case 'friendly':
      return texts.friendly
  }
}

type RoundOf<Kind> = Extract<RoundWire, { kind: Kind }>

function matchdayText({ group, number }: RoundOf<'matchday'>, texts: RoundTexts): string {
  const parts = [
    group === undefined ? null : texts.group(group),
    number === undefined ? null : texts.matchday(number),
  ]
  return parts.filter((part) => part !== null).join(', ')
}

function knockoutText({ sides, game }: RoundOf<'knockout'>, texts: RoundTexts): string {
  const names: Readonly<Record<number, string>> = {
    2: texts.final,
    4: texts.semifinal,
    8: texts.quarterFinal,
    16: texts.roundOf16,
  }
  const name = names[sides] ?? texts.roundOf(sides)
  return game === undefined ? name : texts.ofSeries(name, game)
}
