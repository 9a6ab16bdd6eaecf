-- Nobody ever looks for a round by what stands in its detail, nor for anything by the hash of its input. Yet each time these
-- tables have grown by a tenth, PostgreSQL sorts a sample of all their columns, and JSON and hashes are most of that work:
-- wagers of that second wait for it.
alter table wagers_round alter column detail set statistics 0, alter column input_hash set statistics 0;
alter table wallet_transfer alter column input_hash set statistics 0;
alter table wagers_call alter column input_hash set statistics 0;
alter table kit_outbox alter column events set statistics 0;
