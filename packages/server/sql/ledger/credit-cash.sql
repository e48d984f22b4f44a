-- Moves money from an account of the house to a player's cash, once per (kind, reference): false,
-- and nothing moved, when that was done before. What the player owes is repaid first.
create or replace function credit_cash(
  cause text, cause_reference text, owner bigint, source text, credited bigint
) returns boolean language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  if not post_transfer(cause, cause_reference, pocket_of(null, source), pocket_of(owner, 'cash'),
    credited)
  then
    return false;
  end if;
  perform repay_debt(owner);
  return true;
end $$;
