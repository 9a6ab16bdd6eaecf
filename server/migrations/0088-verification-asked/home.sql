-- Documents that staff asked a player for of their own accord. A request is open until a document of that kind comes after it.
create table verification_asked (
  id bigint primary key default kit_new_id(),
  player_id bigint not null,
  document_type text not null check (document_type in ('identity', 'address', 'deposit', 'payment_method')),
  -- what the player reads
  reason text not null check (length(reason) between 1 and 500),
  asked_by bigint not null,
  asked_at timestamptz not null
);
create index verification_asked_of_player on verification_asked (player_id, asked_at desc);
