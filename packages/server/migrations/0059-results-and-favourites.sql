-- migrate: stepwise
-- The page of a competition shows its results, the last first; a player follows teams, competitions
-- and matches (docs/decisions/0100).

-- step
create index concurrently if not exists game_ended_of_tournament
  on game (tournament_id, starts_at) where status = 'ended';

-- step
create table if not exists favourite (
  player_id bigint not null references player(id),
  favourite text not null check (favourite ~ '^[tcm][0-9]{1,15}$'),
  added_at timestamptz not null default now(),
  primary key (player_id, favourite)
);
