create index loyalty_entry_at on loyalty_entry using brin (at);
