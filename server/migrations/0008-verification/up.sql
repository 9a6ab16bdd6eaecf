-- What a player handed in to show who they are. The bytes are in verification_chunk, sealed.
create table verification_document (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  document_type text not null check (document_type in ('identity', 'address', 'deposit', 'payment_method')),
  status text not null default 'pending' check (status in ('pending', 'approved', 'not_approved')),
  -- What the reviewer tells the player.
  reason text check (length(reason) between 1 and 500),
  description text check (length(description) <= 200),
  -- As the player named it, made harmless; never a path.
  file_name text not null check (length(file_name) between 1 and 200),
  -- Found from the content, not from what the browser said.
  media_type text not null check (media_type in ('image/jpeg', 'image/heic', 'image/heif', 'application/pdf')),
  size_bytes integer not null check (size_bytes > 0),
  content_id uuid not null unique,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  reviewed_by bigint,
  reviewed_at timestamptz,
  constraint verification_document_reviewed check ((status = 'pending') = (reviewed_at is null)),
  constraint verification_document_reviewer check ((reviewed_by is null) = (reviewed_at is null)),
  constraint verification_document_reason check ((status = 'not_approved') = (reason is not null))
);
create index verification_document_of_player on verification_document (player_id, id desc);
create index verification_document_queue on verification_document (status, id);

-- A document in pieces of 256 KiB, each sealed with AES-256-GCM. Compressing what is encrypted is wasted work.
create table verification_chunk (
  content_id uuid not null,
  chunk_index integer not null check (chunk_index >= 0),
  sealed bytea not null,
  primary key (content_id, chunk_index)
);
alter table verification_chunk alter column sealed set storage external;

-- How often a player tried to hand something in today, refused tries too: reading files costs time.
create table verification_attempt (
  player_id bigint not null,
  day date not null,
  attempts integer not null check (attempts > 0),
  primary key (player_id, day)
);

-- The newest word of an outside provider about a player. An older word that comes late or again changes nothing.
create table verification_decision (
  provider text not null,
  player_id bigint not null,
  applicant_id text not null,
  answer text not null check (answer in ('GREEN', 'RED')),
  client_comment text,
  reject_type text check (reject_type in ('RETRY', 'FINAL')),
  decided_at timestamptz not null,
  primary key (provider, player_id)
);
