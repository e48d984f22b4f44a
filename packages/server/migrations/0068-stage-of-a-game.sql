-- A game has its round or stage, as the feed names it: 'Rodada 36', 'Semifinal (ida)'. Games of
-- before, and those of feeds that do not say, have none.
alter table game add column stage text;
