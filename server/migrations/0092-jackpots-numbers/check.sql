select 'stakes that are counted have numbers without a gap' as problem from jackpots_place p
where p.number <> (select count(*) from jackpots_counted) or p.number <> (select coalesce(max(number), 0) from jackpots_counted)
union all
select 'a win of a stake that was not counted' from jackpots_win w
where not exists (select 1 from jackpots_counted n where n.stake_id = w.stake_id);
