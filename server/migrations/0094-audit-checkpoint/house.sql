-- What the last clean audit of each of the growing books saw. The next one reads what came since, and a part of the past.
create table audit_checkpoint (
  name text primary key,
  -- everything written before it was seen: no transaction was under way that could still add to it
  horizon timestamptz not null,
  -- what the books came to before it, in the words of whoever keeps them
  saw jsonb,
  -- up to this day the past was read again by now; null: from its beginning next
  reread_until date,
  at timestamptz not null default now()
);
