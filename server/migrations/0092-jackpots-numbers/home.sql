alter table jackpots_stake drop column xid;
alter table jackpots_stake alter column id drop identity, alter column id set default kit_new_id(), add primary key (id);
