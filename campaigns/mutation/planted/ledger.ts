import { changesOf, type PlantedGroup } from './planted-change.ts'

export const LEDGER_CHANGES: PlantedGroup = {
  tests: [
    'packages/server/src/database/',
    'packages/server/src/features/wallet/',
    'packages/server/src/features/bets/testing/',
    'packages/server/src/features/bets/settling/',
  ],
  changes: [
    ...changesOf('sql/ledger/post-transfer.sql', [
      [
        '(values (source, -moved_amount), (target, moved_amount))',
        '(values (source, moved_amount), (target, -moved_amount))',
      ],
      ['  if moved is null then\n    return false;\n  end if;', ''],
    ]),
    ...changesOf('sql/ledger/repay-debt.sql', [
      ['repaid := least(pocket.balance, pocket.owed);', 'repaid := pocket.balance;'],
      ['owed = owed - repaid\n', 'owed = owed\n'],
    ]),
    ...changesOf('sql/ledger/check-entries.sql', [
      ['where total <> 0 or sides < 2 or', 'where sides < 2 or'],
      ['account.is_player = used.is_player', 'true'],
    ]),
    ...changesOf('sql/ledger/check-legs.sql', [
      ['or added.player_id is distinct from bet.player_id', ''],
    ]),
    ...changesOf('sql/ledger/check-demo-grant.sql', [["and username ~ '^demo(:[0-9]+)?$'", '']]),
    ...changesOf('sql/ledger/keep-trust.sql', [
      ['exists (select from feed_trust where changed_at > new.changed_at)\n    or', ''],
    ]),
    ...changesOf('sql/ledger/collect-debt.sql', [['perform repay_debt(owner);', '']]),
  ],
}
