-- Outcomes of the feed that the database refuses, with the reason: the others of their message are
-- recorded, and an operator sees what is missing. One that is refused again is one row.
create table outcome_set_aside (
  id bigint generated always as identity primary key,
  -- What the feed sent: game, selection, market, result, dead heat.
  outcome jsonb not null,
  -- Null when it is not a whole number.
  selection_id numeric,
  reason text not null,
  refusals integer not null default 1,
  first_at timestamptz not null default clock_timestamp(),
  last_at timestamptz not null default clock_timestamp(),
  -- Set when an outcome of the same selection was recorded later.
  resolved_at timestamptz
);
create unique index outcome_set_aside_once on outcome_set_aside (md5(outcome::text));
create index outcome_set_aside_open on outcome_set_aside (selection_id) where resolved_at is null;

-- Undecided legs of matches that ended two hours ago, or began a day ago, and are not expected to
-- be played any more: the law gives 120 minutes to pay. One look per match with open legs.
create view overdue_match as
with recursive open_game as (
  select min(game_id) as id from leg where result is null
  union all
  select (select min(game_id) from leg where result is null and game_id > open_game.id)
  from open_game where open_game.id is not null
)
select game.id as game_id, game.status, game.starts_at, game.ended_at,
  (select count(*) from leg where game_id = game.id and result is null) as legs
from open_game
join game on game.id = open_game.id
where game.ended_at < clock_timestamp() - interval '2 hours'
  or (game.starts_at < clock_timestamp() - interval '24 hours'
    and game.status not in ('postponed', 'interrupted'));
