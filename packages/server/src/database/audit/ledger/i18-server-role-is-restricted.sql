-- I18 the role of the server can change neither append-only rows nor the tables
select server_role.role, problem
from server_role
join pg_roles on rolname = server_role.role
cross join lateral (
  select 'is a superuser' as problem where rolsuper
  union all
  select 'may act as the owner of ' || relname from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r'
    and pg_has_role(pg_roles.oid, relowner, 'member')
  union all
  select 'may create in schema public'
  where has_schema_privilege(pg_roles.oid, 'public', 'create')
  union all
  select 'may switch triggers off'
  where has_parameter_privilege(pg_roles.oid, 'session_replication_role', 'set')
  union all
  select 'may truncate or add triggers to ' || name from kept_table
  where has_table_privilege(pg_roles.oid, id, 'truncate')
    or has_table_privilege(pg_roles.oid, id, 'trigger')
  union all
  select 'may delete from ' || name from kept_table
  where keeps_rows and has_table_privilege(pg_roles.oid, id, 'delete')
  union all
  select 'may insert into ' || name from kept_table
  where keeps_inserts and has_table_privilege(pg_roles.oid, id, 'insert')
  union all
  select 'may update ' || name || '.' || attname
  from kept_table join pg_attribute on attrelid = id and attnum > 0 and not attisdropped
  where attname <> all (changing_columns)
    and has_column_privilege(pg_roles.oid, id, attnum, 'update')
  union all
  select 'may write ' || name
  from unnest(array['public.migration', 'public.server_role']) as owned (name)
  where has_table_privilege(pg_roles.oid, name, 'insert, update, delete, truncate')
) problems
