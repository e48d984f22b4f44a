-- What foreign keys would check of legs, once per statement, and seals the bets of the legs: all
-- legs of a bet arrive in one statement. The text of the seal is that of audit/included/terms.sql.
create or replace function check_legs() returns trigger language plpgsql as $$
begin
  if exists (
    select from added
    left join bet on bet.id = added.bet_id
    left join game on game.id = added.game_id
    where bet.id is null or game.id is null or added.player_id is distinct from bet.player_id
  ) then
    raise exception 'a leg has no bet of its player or no game'
      using errcode = 'foreign_key_violation';
  end if;
  insert into bet_seal (form, bet_ids, seal)
  select 2, array_agg(id order by id),
    sha256(convert_to(string_agg(terms, e'\n' order by id), 'UTF8'))
  from (
    select bet.id,
      concat_ws('|', bet.id, bet.player_id, bet.slip_id, slip.fingerprint, slip.reference,
        bet.position, bet.stake_cash, bet.stake_cashback, bet.odds, bet.potential_return,
        bet.bonus_percent, extract(epoch from bet.accepted_at), legs.terms, slip.cash_after,
        slip.cashback_after, extract(epoch from slip.created_at)) as terms
    from (
      select bet_id, string_agg(concat_ws(',', position, game_id, market_id, selection_id, odds,
        odds_version, is_live, to_json(handicap), to_json(selection_name)), ';'
        order by position) as terms
      from added group by bet_id
    ) legs
    join bet on bet.id = legs.bet_id
    left join slip on slip.player_id = bet.player_id and slip.slip_id = bet.slip_id
  ) accepted
  having count(*) > 0;
  return null;
end $$;
