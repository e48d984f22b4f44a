-- The game of a selection, from its identifier: selection_of, reversed. In TypeScript: gameOf of
-- markets/game-selection.ts.
create or replace function game_of(selection bigint) returns bigint
language sql immutable parallel safe as $$ select selection / 100000 $$;
