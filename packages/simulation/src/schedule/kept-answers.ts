/** A pure function whose last answers are kept; the oldest one goes when there are too many. */
export function keptAnswers<Key, Answer>(
  answerTo: (key: Key) => Answer,
  most: number,
): (key: Key) => Answer {
  const answers = new Map<Key, Answer>()
  return (key) => {
    const kept = answers.get(key)
    if (kept !== undefined) return kept
    const answer = answerTo(key)
    answers.set(key, answer)
    const [oldest] = answers.keys()
    if (answers.size > most && oldest !== undefined) answers.delete(oldest)
    return answer
  }
}
