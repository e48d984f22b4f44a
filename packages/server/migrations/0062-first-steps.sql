-- When a player last chose the limit of the session, which is one of the first steps of an account;
-- null until then. Accounts from before have taken that step, as far as is known.
alter table player add column if not exists limit_chosen_at timestamptz default to_timestamp(0);
alter table player alter column limit_chosen_at drop default;
