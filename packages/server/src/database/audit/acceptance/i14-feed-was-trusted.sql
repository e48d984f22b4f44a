-- I14 no bet was accepted while its feed was not trusted
select leg.bet_id || '/' || leg.position, silence.trust || ' from ' || silence.changed_at
from (
  select changed_at, trust, lead(changed_at) over (order by changed_at) as ended_at from feed_trust
) silence
join bet on bet.accepted_at > silence.changed_at + interval '6 seconds'
  and bet.accepted_at < silence.ended_at
join leg on leg.bet_id = bet.id
where silence.trust = 'none' or (silence.trust = 'not_live' and leg.is_live)
union all
-- Every later record follows it: until then no silence has an extent.
select 'the trust in the feed', trust || ' from ' || changed_at
from feed_trust where changed_at > now() + interval '1 minute'
