-- An account at another house (OpenID Connect) that opens an account of ours. Its tokens are not kept.
create table identity_provider_account (
  id bigint generated always as identity primary key,
  player_id bigint not null references identity_player,
  -- The name in AUTH_PROVIDERS.
  provider text not null check (provider ~ '^[a-z0-9_]{1,40}$'),
  -- The provider's own, unchanging name for the person (`sub`).
  uid text collate "C" not null check (length(uid) between 1 and 255),
  -- What the person knows that account by: an address or a name.
  label text not null,
  connected_at timestamptz not null,
  last_used_at timestamptz not null,
  -- One account over there opens one account here, also when two callbacks arrive together.
  unique (provider, uid)
);
create index identity_provider_account_of_player on identity_provider_account (player_id);
