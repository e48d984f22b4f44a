import { changesOf, type PlantedGroup, testsOfBets } from './planted-change.ts'

const PLACING = 'src/features/bets/placing'

export const PLACING_CHANGES: PlantedGroup = {
  tests: testsOfBets('placing/', 'wagers-routes.test.ts', 'testing/'),
  changes: [
    ...changesOf(`${PLACING}/place-slip.ts`, [
      ['await wait(limits.liveDelayMs)', 'await wait(0)'],
      [
        'offer.selections.some(({ isLive }) => isLive)',
        'offer.selections.every(({ isLive }) => isLive)',
      ],
      ["if (session === null) return refuse('no_session')", ''],
      ['const later = { ...request, isExcluded: session.isExcluded }', 'const later = request'],
      ['read, counts, watched.changed())', 'read, counts)'],
      [
        'const decision = this.#evaluate(later, read, counts, watched.changed())\n      return await this.#commitDecision(request, fingerprint, decision)',
        'return await this.#commitDecision(request, fingerprint, this.#evaluate(request, read, counts, watched.changed()))',
      ],
      ["if (isExcluded) return refuse('self_excluded')", ''],
      ['if (deciding?.fingerprint === fingerprint) return deciding.result', ''],
      ['bets.some(({ cashbackPercent }) => cashbackPercent > 0)', 'bets.some(() => false)'],
      ['multipleBonus: countsForBonus && isOffered', 'multipleBonus: isOffered'],
      ['update(`${usesCashback} ${canonicalText}`)', 'update(canonicalText)'],
      ['if (watch.isWatching(playerId)) {', 'if (!watch.isWatching(playerId)) {'],
      [
        'return recorded.fingerprint === fingerprint ? recorded.result',
        'return recorded ? recorded.result',
      ],
    ]),
    ...changesOf(`${PLACING}/decide-slip.ts`, [
      ['stake < limits.stakeMin', 'stake <= limits.stakeMin'],
      ['stake > limits.stakeMax', 'stake >= limits.stakeMax'],
      ['.size < selectionIds.length', '.size > selectionIds.length'],
      ['now >= game.fixture.startsAt', 'now > game.fixture.startsAt'],
      ['bet.potentialReturn > limits.payoutMax', 'bet.potentialReturn >= limits.payoutMax'],
      [
        "isChanged && oddsChange === 'higher' ? 'none'",
        "isChanged && oddsChange === 'higher' ? 'higher'",
      ],
      ['seenRates.every((seen)', 'seenRates.some((seen)'],
      ["if (selections.some(isBlocked)) return refuse('market_suspended')", ''],
      ["|| selection.status === 'closed') return null", ') return null'],
      ['centavos(Math.min(stakeMax, largestStake', 'centavos(Math.max(stakeMax, largestStake'],
    ]),
    ...changesOf(`${PLACING}/rate-acceptance.ts`, [
      [
        "change === 'higher' && preference === 'higher'",
        "change === 'lower' && preference === 'higher'",
      ],
      ['current.length > 1 && scaledSeen === cut', 'scaledSeen === cut'],
    ]),
    ...changesOf(`${PLACING}/group-commit.ts`, [
      ['if (count > 0 && weight > weightMax) break', 'if (weight > weightMax) break'],
      [
        'this.#queue.length >= this.#settings.waitingMax',
        'this.#queue.length > this.#settings.waitingMax',
      ],
      ['batch.length > 1 && this.#settings.isItemError(error)', 'batch.length > 2'],
    ]),
    ...changesOf('sql/placing/weigh-slips.sql', [
      ['when stakes.total > cash.balance', 'when stakes.total > cash.balance + 1'],
      ['accepted >= game.starts_at', "accepted > game.starts_at + interval '1 hour'"],
      ['or requested.valid_ms < waited_ms', ''],
      ['game.id is null or known.selection_id is not null', 'game.id is null'],
      ['requested.uses_cashback and cashback.balance = 0', 'false'],
    ]),
    ...changesOf('sql/placing/exceeded-limits.sql', [
      ['where player_day > player_day_max', 'where player_day >= player_day_max'],
      [
        'from counted_selections where reached > most',
        'from counted_selections where alone > most',
      ],
      ['where combination > combination_max and', 'where combination > combination_max + 1 and'],
    ]),
    ...changesOf('sql/placing/decide-slips.sql', [
      [
        "when stored_fingerprint = fingerprint then 'repeated'",
        "when stored_fingerprint is not null then 'repeated'",
      ],
      ['least(cashback, total)', 'total'],
    ]),
    ...changesOf('sql/placing/book-slips.sql', [
      [
        'select transfer_id, account_id, true, -taken',
        'select transfer_id, account_id, true, -taken - 1',
      ],
      ['greatest(0, least(stake, from_cashback - (', 'greatest(0, least(stake, from_cashback + ('],
    ]),
    ...changesOf('sql/placing/count-exposure.sql', [
      ['multiples = counted.multiples + taken.multiples', 'multiples = taken.multiples'],
      [
        'select player, today, sum(potential_return) from',
        'select player, today, min(potential_return) from',
      ],
    ]),
  ],
}
