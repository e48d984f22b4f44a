-- `is_leg_void` (0027) decides for settlement, closing and audit: nothing calls the rules that it
-- replaced any more.
drop function is_leg_cancelled(bigint, integer, timestamptz);
drop function cancelled_times(bigint, integer);
