-- An outright is a game without sides: a season of a tournament, which its row names.
alter table game add column if not exists season text;
