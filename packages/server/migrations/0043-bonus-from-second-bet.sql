-- The multiple bonus counts from the second settled bet of a player on (decisions, 20): bets are
-- placed with it only after a first one was settled as won or lost (`first_settled_bet`). Bets of
-- this rule have table 2, whose percents are those of table 1.
alter table bet alter column bonus_table set default 2;
