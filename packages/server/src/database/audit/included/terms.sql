-- What was accepted of each bet, as one text: that of check_legs (migration 0028).
select bet.id,
  concat_ws('|', bet.id, bet.player_id, bet.slip_id, slip.fingerprint, slip.reference,
    bet.position, bet.stake_cash, bet.stake_cashback, bet.odds, bet.potential_return,
    bet.bonus_percent, extract(epoch from bet.accepted_at), legs.terms) as terms
from (
  select bet_id, string_agg(concat_ws(',', position, game_id, market_id, selection_id, odds,
    odds_version, is_live, to_json(handicap), to_json(selection_name)), ';'
    order by position) as terms
  from leg group by bet_id
) legs
join bet on bet.id = legs.bet_id
left join slip on slip.player_id = bet.player_id and slip.slip_id = bet.slip_id
