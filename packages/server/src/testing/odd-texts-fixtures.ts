import fc from 'fast-check'

/** Names and words of many scripts, some of them in decomposed form. */
const WORDS = [
  ...['Ana', 'Łucja Świątek-Đặng', 'Jose\u0301', 'Maçã', 'Ιωάννης', 'Иван Ёлкин', 'أحمد', 'דוד'],
  ...['山田 太郎', '김철수', 'प्रिया', '👩‍👩‍👧', 'İı', 'ﬁ', 'Å', '\u1100\u1161', 'क\u093c', '½'],
]
const SEPARATORS = [
  ...[' ', '\u00a0', '\u202f', '\u2009', '\u3000', '\t', '-', '\u2013', '\u2011', '\u2212', '.'],
  ...['\u200b', '\u2060', '\ufeff', '\u00ad', '\u200d', '\u200e', '\u3164', '\u2800', '\ufe0f'],
  ...['\u202e', '\u2066', '\u2028', '\n', '\0', '\ud83d', '\ue000', '\u0301', '\u0327'],
]

const anyPiece = fc.oneof(
  fc.constantFrom(...WORDS),
  fc.constantFrom(...SEPARATORS),
  fc.string({ unit: 'binary', maxLength: 6 }),
)

const PICTURE =
  /\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{Emoji_Modifier}\u200d\ufe0f]*/gu
/** Written out here, apart from the rule that is tested. */
const UNSEEN = new RegExp(
  '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f' +
    '\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0]',
)

export function hasUnseen(text: string): boolean {
  return UNSEEN.test(text.replace(PICTURE, ''))
}

/** A sound value with odd pieces between its characters, or odd pieces alone. */
export function anyOddText(sound: string): fc.Arbitrary<string> {
  const places = fc.array(fc.tuple(fc.nat(sound.length), anyPiece), { minLength: 1, maxLength: 3 })
  const woven = places.map((pieces) =>
    pieces.reduce((text, [at, piece]) => text.slice(0, at) + piece + text.slice(at), sound),
  )
  return fc.oneof(
    { weight: 3, arbitrary: woven },
    fc.array(anyPiece, { maxLength: 5 }).map((pieces) => pieces.join('')),
  )
}
