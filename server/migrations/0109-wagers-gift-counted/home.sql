-- What a round counted for its gift stands on the round: a row of its own for each round cost as much as the gift's row, and nobody
-- but the audit read it.
-- the release before goes on: it leaves the column empty and counts in bonuses_count, and the audit adds both up.
alter table wagers_round add column gift_counted bigint;
