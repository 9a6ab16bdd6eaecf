select 'sportsbook_open_bet' as missing where to_regclass('sportsbook_open_bet') is null
union all select indexrelid::regclass::text from pg_index where indexrelid in
  (select to_regclass(name)::oid from unnest('{sportsbook_bet_open,sportsbook_bet_settled,sportsbook_bet_auto}'::text[]) name);
