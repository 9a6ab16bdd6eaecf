select conname as wrong from pg_constraint where conrelid = 'bonuses_gift'::regclass and contype = 'c'
  and conname not in ('bonuses_gift_sums', 'bonuses_gift_words')
union all select 'bonuses_count_of' where to_regclass('bonuses_count_of') is not null;
