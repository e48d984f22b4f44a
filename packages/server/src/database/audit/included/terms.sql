-- What was accepted of each bet, as one text for each form of a seal: that of check_legs, and that
-- of before migration 0063, without the balances and the time of the slip. Bets before migration
-- 0053 were sealed with 1,000 selections a game, and with the games of four simulated sports in
-- other blocks of 10,000,000,000.
select id, terms as terms_1,
  concat_ws('|', terms, cash_after, cashback_after, slip_created_at) as terms_2
from (
  select bet.id, slip.cash_after, slip.cashback_after,
    extract(epoch from slip.created_at) as slip_created_at,
    concat_ws('|', bet.id, bet.player_id, bet.slip_id, slip.fingerprint, slip.reference,
      bet.position, bet.stake_cash, bet.stake_cashback, bet.odds, bet.potential_return,
      bet.bonus_percent, extract(epoch from bet.accepted_at), legs.terms) as terms
  from (
    select leg.bet_id, string_agg(concat_ws(',', position, sealed.game, market_id,
      sealed.selection, odds, odds_version, is_live, to_json(handicap), to_json(selection_name)),
      ';' order by position) as terms
    from leg
    cross join selection_ids_start since
    cross join lateral (
      select game_id + 10000000000 * case (game_id - 1000000000) / 10000000000
        when 2 then 7 when 3 then 12 when 5 then 17 when 6 then 93 else 0 end as game
    ) former
    cross join lateral (
      select game_id, selection_id where leg.bet_id > since.bet_id
      union all
      select former.game, former.game * 1000 + selection_id - selection_of(game_id, 0)
      where leg.bet_id <= since.bet_id
    ) sealed(game, selection)
    group by leg.bet_id
  ) legs
  join bet on bet.id = legs.bet_id
  left join slip on slip.player_id = bet.player_id and slip.slip_id = bet.slip_id
) accepted
