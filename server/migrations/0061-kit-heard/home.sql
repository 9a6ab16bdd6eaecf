-- What left of the gift itself with a cashout; `bonus` is what left of its balance. Null: the same, from before they were told apart.
alter table bonuses_take_back add column amount bigint check (amount >= bonus);
