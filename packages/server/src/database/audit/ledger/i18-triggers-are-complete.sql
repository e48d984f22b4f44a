-- I18 the books have all of their triggers, which call their own functions
-- A trigger of a later version is none of these.
with expected (function, triggers) as (
  values
    ('check_bets', '{bet.bet_checked}'::text[]),
    ('check_demo_grant', '{transfer.transfer_demo_grant}'::text[]),
    ('check_entries', '{entry.entry_checked}'::text[]),
    ('check_legs', '{leg.leg_checked}'::text[]),
    ('check_slips', '{slip.slip_checked}'::text[]),
    ('check_feed_term', '{feed_run.feed_run_led, feed_trust.feed_trust_led, game.game_led,
      game_odds.game_odds_led, market_cancel.market_cancel_led,
      outcome_set_aside.outcome_set_aside_led,
      selection_outcome.selection_outcome_led}'::text[]),
    ('collect_new_debt', '{account.account_debt_collected}'::text[]),
    ('index_entry_kinds', '{entry.entry_indexed}'::text[]),
    ('keep_closed_day', '{cashback_day.cashback_day_closed_kept}'::text[]),
    ('keep_confirmed', '{psp_inbox.psp_inbox_confirmed_kept}'::text[]),
    ('keep_outcome', '{selection_outcome.outcome_replaced}'::text[]),
    ('keep_settled_at', '{bet.bet_settled_at_kept}'::text[]),
    ('keep_trust', '{feed_trust.feed_trust_added, feed_trust.feed_trust_rewritten}'::text[]),
    ('mark_person', '{known_device.known_device_marked, player.player_marked,
      withdrawal.withdrawal_marked}'::text[]),
    ('note_unplayed', '{game.game_unplayed_noted}'::text[]),
    ('notify_payment', '{pix_payment.payment_credited, pix_payment.payment_refunded}'::text[]),
    ('notify_withdrawal', '{withdrawal_step.withdrawal_notified}'::text[]),
    ('record_withdrawal_requests', '{withdrawal.withdrawal_recorded}'::text[]),
    ('refuse_change', '{account.account_kept, bet.bet_bonus_table_kept, bet.bet_cashback_kept,
      bet.bet_kept, bet_closing.bet_closing_kept, bet_seal.bet_seal_kept,
      bet_seal_start.bet_seal_start_kept, cashback_bet.cashback_bet_kept,
      cashback_day.cashback_day_kept, deposit.deposit_kept, entry.entry_kept,
      entry_kind.entry_kind_kept, exclusion.exclusion_kept,
      fact_seal.fact_seal_kept, feed_trust.feed_trust_kept,
      first_settled_bet.first_settled_bet_kept, game_odds.game_odds_kept,
      kick_off_change.kick_off_change_kept, leg.leg_kept, market_cancel.market_cancel_kept,
      odds_history.odds_history_kept, odds_history_start.odds_history_start_kept,
      outcome_history.outcome_history_kept, person_mark.person_mark_kept,
      pix_payment.pix_payment_kept, player.player_kept,
      psp_inbox.psp_inbox_kept, real_money.real_money_kept, review.review_kept,
      selection_ids_start.selection_ids_start_kept, slip.slip_kept, transfer.transfer_kept,
      withdrawal.withdrawal_kept, withdrawal_request.withdrawal_request_kept}'::text[]),
    ('refuse_planted', '{bet_seal.bet_seal_planted, entry_kind.entry_kind_planted,
      fact_seal.fact_seal_planted, kick_off_change.kick_off_change_planted,
      outcome_history.outcome_history_planted, person_mark.person_mark_planted}'::text[]),
    ('review_kick_off', '{game.game_kick_off_reviewed}'::text[]),
    ('seal_closing', '{bet_closing.bet_closing_sealed}'::text[]),
    ('seal_person', '{player.player_sealed}'::text[]),
    ('seal_transfers', '{entry.entry_sealed}'::text[]),
    ('seal_trust', '{feed_trust.feed_trust_sealed}'::text[])
)
select wanted, 'does not call ' || function
from expected
cross join lateral unnest(triggers) as wanted
where not exists (
  select from pg_trigger
  join pg_class on pg_class.oid = tgrelid
  where relnamespace = 'public'::regnamespace and relname || '.' || tgname = wanted
    and tgfoid = to_regproc('public.' || function)
)
union all
select proname, 'refuses nothing'
from pg_proc
where pronamespace = 'public'::regnamespace
  and proname in ('refuse_change', 'refuse_planted', 'keep_trust', 'keep_closed_day',
    'keep_confirmed', 'keep_settled_at')
  and prosrc !~ 'raise exception'
