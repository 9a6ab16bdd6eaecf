-- Nothing is left without a running cycle but what is retired.
select j.identifier from jackpots_jackpot j
where j.state in ('active', 'paused') and exists (
  select from jackpots_level l where l.jackpot_id = j.id
    and not exists (select from jackpots_cycle c where c.level_id = l.id and c.dropped_at is null));
