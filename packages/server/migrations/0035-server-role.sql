-- Two roles: the owner of the tables migrates, the server reads, adds and changes what may change.
-- What may not is read from the triggers that refuse it (refuse_change), so that it is stated once.

-- The roles that servers run as, for the audit (I18). Written by the owner alone.
create table server_role (
  role text primary key,
  granted_at timestamptz not null default now()
);

-- Every table of the product with what its triggers refuse for ever.
create view kept_table as
select pg_class.oid as id, relname as name,
  coalesce(bool_or(tgtype & 4 > 0), false) as keeps_inserts,
  coalesce(bool_or(tgtype & 8 > 0), false) as keeps_rows,
  coalesce(bool_or(tgtype & 16 > 0 and cardinality(tgattr::int2[]) = 0), false) as keeps_columns,
  array(
    select attname from pg_attribute
    where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
      and not exists (
        select from pg_trigger kept
        where kept.tgrelid = pg_class.oid and kept.tgfoid = 'refuse_change'::regproc
          and kept.tgtype & 16 > 0
          and (cardinality(kept.tgattr::int2[]) = 0 or attnum = any(kept.tgattr::int2[]))
      )
    order by attnum
  ) as changing_columns
from pg_class
left join pg_trigger on tgrelid = pg_class.oid and tgfoid = 'refuse_change'::regproc
where relnamespace = 'public'::regnamespace and relkind = 'r'
  and relname not in ('migration', 'server_role')
group by pg_class.oid, relname;

-- Gives a role what the server needs and nothing else, also in tables that came later: run by the
-- owner after every migration.
create function grant_server_role(server name) returns void language plpgsql
set search_path = pg_catalog, public as $$
declare
  kept record;
begin
  perform pg_advisory_xact_lock(7204118);
  execute format('grant usage on schema public to %I', server);
  execute format('revoke all on all tables in schema public from %I', server);
  execute format('grant select on all tables in schema public to %I', server);
  execute format('grant usage on all sequences in schema public to %I', server);
  for kept in select * from kept_table loop
    if not kept.keeps_inserts then
      execute format('grant insert on public.%I to %I', kept.name, server);
    end if;
    if not kept.keeps_rows then
      execute format('grant delete on public.%I to %I', kept.name, server);
    end if;
    if cardinality(kept.changing_columns) > 0 then
      execute format('grant update (%s) on public.%I to %I',
        (select string_agg(quote_ident(name), ', ') from unnest(kept.changing_columns) name),
        kept.name, server);
    end if;
  end loop;
  if to_regnamespace('pgboss') is not null then
    execute format('grant usage on schema pgboss to %I', server);
    execute format('grant select, insert, update, delete on all tables in schema pgboss to %I',
      server);
  end if;
  insert into server_role (role) values (server) on conflict do nothing;
end $$;
revoke execute on function grant_server_role(name) from public;
