-- Where a player has sent money to before, each after a fresh proof of who asks. What the provider must be told is sealed.
create table payments_destination (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  method text not null,
  -- What may be shown: an address, the end of a card or an account.
  shown text,
  sealed_fields bytea not null,
  -- Set: money goes back to a saved way of paying, which knows its own details.
  profile_id bigint,
  first_used_at timestamptz not null,
  last_used_at timestamptz not null
);
create index payments_destination_of_player on payments_destination (player_id, method, last_used_at desc);
