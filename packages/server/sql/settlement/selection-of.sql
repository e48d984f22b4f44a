-- The identifier of the selection at an index of its game; selections of one game follow each
-- other. In TypeScript: selectionId of markets/game-selection.ts, which has the same constant.
create or replace function selection_of(game bigint, index integer) returns bigint
language sql immutable parallel safe as $$ select game * 100000 + index $$;
