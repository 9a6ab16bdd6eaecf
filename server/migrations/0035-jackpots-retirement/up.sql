-- A jackpot that is being retired pays its running cycles until each has dropped; then it is over (decision 22).
alter table jackpots_jackpot
  drop constraint jackpots_jackpot_state_check,
  add constraint jackpots_jackpot_state_check check (state in ('active', 'paused', 'retiring', 'retired')),
  -- How often an operator has changed it: a form that was filled in on an older state is refused.
  add column revision integer not null default 1;
