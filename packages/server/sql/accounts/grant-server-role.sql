-- Gives a role what the server needs and nothing else, also in tables that came later: run by the
-- owner after every migration.
create or replace function grant_server_role(server name) returns void language plpgsql
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
