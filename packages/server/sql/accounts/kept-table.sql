-- Every table of the product with what its triggers refuse for ever.
create or replace view kept_table as
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
