-- Money put right by hand. One person asks, another decides; the transfer follows from the decision.
create table wallet_correction (
  id bigint generated always as identity primary key,
  -- key of the transfer it becomes
  key uuid not null unique,
  player_id bigint not null,
  currency text not null,
  amount bigint not null check (amount <> 0),
  -- No foreign key: nobody, the owner included, may lock a line of the journal.
  corrects bigint,
  reason text not null,
  asked_by bigint not null,
  asked_by_name text not null,
  asked_at timestamptz not null,
  state text not null default 'asked' check (state in ('asked', 'approved', 'refused')),
  decided_by bigint,
  decided_by_name text,
  decided_at timestamptz,
  decision text,
  constraint wallet_correction_decided check ((state = 'asked') = (decided_at is null) and (decided_by is null) = (decided_at is null)),
  constraint wallet_correction_two_people check (state <> 'approved' or decided_by <> asked_by)
);
create index wallet_correction_of_player on wallet_correction (player_id, id);
create index wallet_correction_asked on wallet_correction (id) where state = 'asked';
