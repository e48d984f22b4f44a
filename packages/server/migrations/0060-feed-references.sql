-- The numbers under which a live feed's matches, competitions and competitors are known here: each
-- URN of a source has one, once and for ever, because bets name matches by their number.

create sequence feed_reference_number;

create table feed_reference (
  source text not null,
  kind text not null check (kind in ('match', 'tournament', 'competitor')),
  urn text not null,
  id bigint not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (source, kind, urn),
  unique (kind, id)
);

create or replace trigger feed_reference_kept before update or delete or truncate on feed_reference
  for each statement execute function refuse_change();
