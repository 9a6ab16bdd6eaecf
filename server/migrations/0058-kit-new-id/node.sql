-- Counts in seconds since 2025, 16 384 numbers to each. It belongs to a server, not to the tables: copied to another one it
-- would start where that server's numbers are.
create sequence kit_id_number maxvalue 35184372088831;
