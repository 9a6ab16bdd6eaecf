-- The bank account a player wants money sent to, without spaces and in capitals.
alter table identity_player add column iban text check (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{1,30}$');
