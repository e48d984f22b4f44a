-- I18 the triggers of the books are enabled
select pg_class.relname || ': ' || tgname, 'disabled'
from pg_trigger
join pg_class on pg_class.oid = tgrelid
where relnamespace = 'public'::regnamespace and tgenabled <> 'O'
