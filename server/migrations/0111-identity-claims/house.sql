-- Whose an address, a passkey or an account of another house is, where players lie apart: a home knows its own alone. Empty
-- where all tables lie in one schema.
create table identity_claim (
  kind text not null check (kind in ('email', 'passkey', 'provider')),
  value_hash bytea not null check (length(value_hash) = 32),
  player_id bigint not null,
  -- since when it waits for what it was made for; null: that is there
  open_since timestamptz,
  primary key (kind, value_hash)
);
create index identity_claim_open on identity_claim (open_since) where open_since is not null;
