import { changesOf, type PlantedGroup, testsOfBets } from './planted-change.ts'

const BETS = 'src/features/bets'

export const CLOSING_CHANGES: PlantedGroup = {
  tests: testsOfBets('closing/', 'quotes/', 'wagers-routes.test.ts', 'testing/'),
  changes: [
    ...changesOf(`${BETS}/closing/close-bet.ts`, [
      ['await deps.wait(deps.limits.liveDelayMs)', 'await deps.wait(0)'],
      ["if ((await request.recheckSession()) === null) return refuse('no_session')", ''],
      ['isSame && quotes.current(after) >= amount', 'isSame'],
      ['const isSame = watched.changed().size === 0 &&', 'const isSame ='],
      ['const isSeen = seen === undefined || seen === bet.atStake', 'const isSeen = true'],
      [
        'isValid && quotes.isFree(bet) && quote === bet.atStake',
        'isValid && quote === bet.atStake',
      ],
      ['part.returned.cash + part.returned.cashback === 0', 'part.returned.cash === 0'],
    ]),
    ...changesOf(`${BETS}/quotes/cash-out-quotes.ts`, [
      ['if (current === 0 || amount > current) return false', 'if (current === 0) return false'],
      ['if (now >= acceptedAt + cashOut.freeCancelMs) return false', ''],
      ['selection?.version === leg.oddsVersion && selection.odds', 'selection?.odds'],
      ["selection?.status === 'open' ? selection.odds : null", 'selection ? selection.odds : null'],
      ['if (amount === current) return true', ''],
      ['if (now >= until ||', 'if (now > until ||'],
      ['|| givenAt > now + CLOCKS_APART_MAX_MS', ''],
      ['Math.min(holdMs, cashOut.quoteMs)', 'holdMs'],
      ['this.#changes.note(change)', ''],
    ]),
    ...changesOf(`${BETS}/quotes/signed-quote.ts`, [
      ['const terms = [playerId, betId,', 'const terms = [betId,'],
      ['const terms = [playerId, betId,', 'const terms = [playerId,'],
      ['amount, atStake, givenAt,', 'atStake, givenAt,'],
      ['amount, atStake, givenAt,', 'amount, givenAt,'],
      ['[selectionId, situation])', '[selectionId])'],
      ['given.length === expected.length &&', 'given.length === expected.length ||'],
    ]),
    ...changesOf(`${BETS}/quotes/situation-changes.ts`, [
      ['if (since < this.#startedAt) return false', ''],
      ['changedAt !== undefined && since <= changedAt', 'changedAt !== undefined && false'],
      ['version > closure.version ||', 'version >= closure.version ||'],
      ['version === closure.version && since > closure.at', 'since > closure.at'],
      [".filter(({ status }) => status !== 'open')", '.filter(() => false)'],
      ['known ? [known, ...closed] : closed', 'closed'],
    ]),
    ...changesOf('sql/closing/close-bet.sql', [
      ['if last.quote = quote and last.percent = percent and', 'if last.quote = quote and'],
      [
        "where id = (request ->> 'bet')::bigint and player_id = owner",
        "where id = (request ->> 'bet')::bigint",
      ],
      ['settled_at = case when percent = 100 then moment end', 'settled_at = moment'],
    ]),
    ...changesOf('sql/closing/judge-closing.sql', [
      ["if target.status <> 'pending' then return 'decided'; end if;", ''],
      [
        "game.status = 'scheduled' and moment >= game.starts_at)",
        "game.status = 'scheduled' and false)",
      ],
      ['extract(epoch from moment - statement_timestamp()) * 1000', '-1000000'],
      [
        "or target.stake_cash - target.closed_cash <> (request -> 'at_stake' ->> 'cash')::bigint",
        '',
      ],
      ['moment >= target.accepted_at + ', 'moment < target.accepted_at - '],
    ]),
    ...changesOf('sql/closing/pay-closing.sql', [
      ['repaid constant bigint := least(to_cash, purse.owed)', 'repaid constant bigint := 0'],
    ]),
    ...changesOf('sql/closing/leave-limits.sql', [
      [
        'set potential_return = potential_return - leaving',
        'set potential_return = potential_return',
      ],
    ]),
  ],
}
