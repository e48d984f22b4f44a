import { englishLocation, englishTournament } from '@caderneta/contract/catalogue/english-names'
import { englishSide } from '@caderneta/contract/catalogue/english-sides'
import { isOver } from '@caderneta/domain/markets/game/game'
import { foldedWords } from '@caderneta/domain/text/folded-words'
import type { Clock } from '../../clock.ts'
import { type BookGame, byRelevance } from '../catalogue/catalogue.ts'
import { clubNicknames } from './club-nicknames.ts'

type Fixture = BookGame['fixture']

/** The words by which a game is found. */
interface GameWords {
  readonly teams: readonly string[]
  readonly all: readonly string[]
}

/** Finds games by their words, and keeps the words of each game. */
export class GameSearch {
  /** A changed fixture is another object in the book, so the words of an old one are never used. */
  readonly #wordsByFixture = new WeakMap<Fixture, GameWords>()
  readonly #clock: Clock

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /**
   * Games that have not ended and for which every word of the query is the prefix of a word of the
   * teams, their nicknames, the tournament or the place, in either language. Those found by their
   * teams alone first, each in the order of a list of games.
   */
  search(games: Iterable<BookGame>, query: string, most: number): BookGame[] {
    const queryWords = wordsOfQuery(query)
    if (queryWords.length === 0) return []
    const isFound = ({ fixture, status }: BookGame) =>
      !isOver(status) && hasAll(this.#wordsOf(fixture).all, queryWords)
    const isByTeam = ({ fixture }: BookGame) => hasAll(this.#wordsOf(fixture).teams, queryWords)
    const found = byRelevance([...games].filter(isFound), this.#clock.now())
    const others = found.filter((game) => !isByTeam(game))
    return [...found.filter(isByTeam), ...others].slice(0, most)
  }

  #wordsOf(fixture: Fixture): GameWords {
    const known = this.#wordsByFixture.get(fixture)
    if (known) return known
    const words = wordsOf(fixture)
    this.#wordsByFixture.set(fixture, words)
    return words
  }
}

/** Between two teams, as in results; belongs to neither. */
const BETWEEN_TEAMS: readonly string[] = ['x', 'vs', 'v']

function wordsOfQuery(query: string): readonly string[] {
  const words = foldedWords(query)
  return words.filter((word, i) => i === 0 || !BETWEEN_TEAMS.includes(word))
}

function wordsOf(fixture: Fixture): GameWords {
  const { tournamentName, location } = fixture
  const teams = fixture.teams.flatMap(({ name }) => [
    name,
    englishSide(name),
    ...clubNicknames(name),
  ])
  const locations = [
    tournamentName,
    englishTournament(tournamentName),
    location,
    englishLocation(location),
  ]
  const [teamWords, locationWords] = [wordsIn(teams), wordsIn(locations)]
  return { teams: teamWords, all: [...teamWords, ...locationWords] }
}

/** Each word once: most names are the same in both languages. */
function wordsIn(names: readonly string[]): readonly string[] {
  return foldedWords([...new Set(names)].join(' '))
}

function hasAll(words: readonly string[], queryWords: readonly string[]): boolean {
  return queryWords.every((beginning) => words.some((word) => word.startsWith(beginning)))
}
