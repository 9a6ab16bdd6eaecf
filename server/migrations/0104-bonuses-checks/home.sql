-- A statement that writes to a table reads all of its checks anew, however few rows it writes and whatever columns: fifteen of them
-- cost the door more than the row itself. Two say the same.
-- the release before goes on: what is refused and what is taken are as before.
alter table bonuses_gift
  drop constraint bonuses_gift_type_check, drop constraint bonuses_gift_stage_check, drop constraint bonuses_gift_product_check,
  drop constraint bonuses_gift_amount_check, drop constraint bonuses_gift_balance_check, drop constraint bonuses_gift_released_check,
  drop constraint bonuses_gift_requirement_check, drop constraint bonuses_gift_steps_check, drop constraint bonuses_gift_max_stake_check,
  drop constraint bonuses_gift_max_cashout_check, drop constraint bonuses_gift_days_check, drop constraint bonuses_gift_open_rounds_check,
  drop constraint bonuses_gift_deposit_amount_check, drop constraint bonuses_gift_end_reason_check, drop constraint bonuses_gift_closed,
  -- least() passes over what is null.
  add constraint bonuses_gift_sums check (least(amount, balance, released, requirement, max_cashout) >= 0
    and least(max_stake, deposit_amount) > 0 and least(open_rounds, steps, 10 - steps, days - 1) >= 0),
  -- One list each, written as one value.
  add constraint bonuses_gift_words check (type = any ('{bonus,freespins}') and product = any ('{casino,sport,any}')
    and end_reason = any ('{player,charged_back,cashed_out,taken,excluded,account_closed,withdrawn}')
    and stage = any (case when closed_at is null then '{issued,wait,handle_bets,activated}'::text[]
      else '{wager_done,lost,canceled,expired,finished}' end));

-- What was counted is summed by the audit alone, which reads all of it.
drop index bonuses_count_of;
