-- A round whose rules a release no longer has is given back: its link is opened, its outcome nobody can say.
alter table live_round drop constraint live_round_check1;
alter table live_round add constraint live_round_outcome_with_link
  check (case when state = 'voided' or interrupted_pays is not null then outcome is null or link is not null
    else (link is null) = (outcome is null) end);
