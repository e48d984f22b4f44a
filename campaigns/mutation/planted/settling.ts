import { changesOf, type PlantedGroup, testsOfBets } from './planted-change.ts'

const SETTLING = 'src/features/bets/settling'

export const SETTLING_CHANGES: PlantedGroup = {
  tests: testsOfBets('settling/', 'testing/'),
  changes: [
    ...changesOf(`${SETTLING}/outcome-store.ts`, [
      ['and (excluded.feed_at < known.feed_at) is not true', ''],
      ['where (excluded.is_confirmed or not known.is_confirmed)', 'where true'],
      [
        'closed_at = case when ${differs} then null else known.closed_at end',
        'closed_at = known.closed_at',
      ],
    ]),
    ...changesOf(`${SETTLING}/record-outcomes.ts`, [
      ["if (!isOfGame(outcome)) throw new RangeError('the selection belongs to another game')", ''],
    ]),
    ...changesOf(`${SETTLING}/contradictory-outcomes.ts`, [
      ['new Set(ofOne.map(textOf)).size > 1', 'new Set(ofOne.map(textOf)).size > 2'],
      ['hasTooManyWinners(results, winners)', 'hasTooManyWinners(results, winners + 1)'],
      ['outcome?.marketId === id && keyOf(outcome) === key', 'false'],
    ]),
    ...changesOf(`${SETTLING}/market-correction-store.ts`, [
      ['and (feed_at > ${feedAt}) is not true', ''],
      ['and (${markets} is null or market_id = any(${markets}))', ''],
    ]),
    ...changesOf(`${SETTLING}/settlement-store.ts`, [
      ['if (batch.legs < legsMax) return settled', 'return settled'],
    ]),
    ...changesOf('sql/settlement/settled-payout.sql', [
      ['greatest(0, stake * numerator - stake * denominator)', '(stake * numerator)'],
    ]),
    ...changesOf('sql/settlement/leg-numerator.sql', [
      ["when 'half_win' then odds + 1000", "when 'half_win' then odds"],
      ['odds::bigint * places', 'odds::bigint'],
    ]),
    ...changesOf('sql/settlement/bets-due.sql', [
      [
        "when bool_or(leg.result = 'lose') is true then 'lose'",
        "when bool_and(leg.result = 'lose') is true then 'lose'",
      ],
      ["filter (where leg.result <> 'void')) as bonus", ') as bonus'],
      ['then settled_payout(at_stake,', 'then settled_payout(at_stake + returned_early,'],
    ]),
    ...changesOf('sql/settlement/pay-bets.sql', [
      ["case when due_status = 'void' then cashback_at_stake else 0 end", '0'],
      ['and not exists (select from firsts where bet_id = closing.id)', ''],
      ['account.owed - (sum(pockets.due) over paying - pockets.due)', 'account.owed'],
      ["where status = 'pending' and due_status <> 'pending'", "where due_status <> 'pending'"],
    ]),
    ...changesOf('sql/settlement/unsettle-bets.sql', [
      ['greatest(0, least(amount, balance - (sum(amount) over taking - amount)))', 'amount'],
      ['(due_status, returned_early + due_payout)', '(due_status, due_payout)'],
    ]),
    ...changesOf('sql/settlement/void-times.sql', [
      ['(cancel.taken_from <= cancel.taken_to) is not false', 'true'],
      ['undone.feed_at > cancel.feed_at', 'undone.feed_at < cancel.feed_at'],
    ]),
    ...changesOf('sql/settlement/void-unplayed-matches.sql', [
      ["interval '10 minutes'", "interval '0 minutes'"],
    ]),
    ...changesOf('sql/settlement/review-kick-off.sql', [
      ['and bet.accepted_at < greatest(old.starts_at, new.starts_at)', ''],
    ]),
    ...changesOf('sql/cashback/settle-cashback-day.sql', [
      ['least(coalesce(known.day_max, cap), earned)', 'earned'],
      ['greatest(change, -pocket.balance)', 'change'],
    ]),
  ],
}
