-- Corrects the closed days for which these bets count, with their settlements. Called by
-- settle_bets under the locks of the wallets.
create or replace function correct_cashback_days(bets bigint[]) returns void language plpgsql as $$
declare
  key record;
begin
  for key in
    select distinct player_id, day
    from cashback_bet join cashback_day using (player_id, day)
    where bet_id = any(bets) and closed_at is not null
    order by player_id, day
  loop
    perform settle_cashback_day(key.player_id, key.day, 0);
  end loop;
end $$;
