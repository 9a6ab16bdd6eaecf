-- A finished round has no open bet.
select b.id from live_bet b join live_round r on r.id = b.round_id
where b.state = 'open' and r.state in ('settled', 'voided');
