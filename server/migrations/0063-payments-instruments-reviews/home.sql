-- Until when a person looks at a gift: what it converts till then is set aside as it converts. Set and cleared behind the wallet's lock.
alter table bonuses_gift add column held_until timestamptz;
update bonuses_gift g set held_until = r.until
from (select player_id, promotion_id, gift_id, max(decides_itself_at) as until from promotions_review
  where state in ('open', 'clause_named') group by 1, 2, 3) r
where g.player_id = r.player_id
  and (r.gift_id = g.id or g.source_key = 'freespins:' || r.gift_id or (r.gift_id is null and r.promotion_id = g.promotion_id));

-- Cash that a promotion gives is held as what its gifts convert.
alter table bonuses_held alter column gift_id drop not null, add column promotion_id bigint, add column currency text;
update bonuses_held h set promotion_id = g.promotion_id, currency = g.currency from bonuses_gift g where g.id = h.gift_id;
alter table bonuses_held alter column currency set not null, add constraint bonuses_held_whose check (gift_id is not null or promotion_id is not null);
create index bonuses_held_open on bonuses_held (player_id) where state = 'held';

-- A signal of one gift is shown with the review of this gift.
alter table promotions_signal add column gift_id bigint;
-- From how many accounts at one address a code was redeemed.
create index promotions_signal_codes on promotions_signal (promotion_id, (detail ->> 'address')) where kind = 'code_redeemed';

-- What players have paid with, as the provider tells cards and accounts apart: a hash, and what may be shown.
create table payments_instrument (
  player_id bigint not null,
  provider text not null,
  fingerprint_hash bytea not null,
  shown text not null,
  first_used_at timestamptz not null,
  primary key (player_id, provider, fingerprint_hash)
);
create index payments_instrument_shared on payments_instrument (provider, fingerprint_hash);
insert into payments_instrument (player_id, provider, fingerprint_hash, shown, first_used_at)
  select player_id, provider, token_hash, title, created_at from payments_profile;
