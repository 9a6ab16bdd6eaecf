-- The ticks on a player are what was said last; a tick without a consent behind it would be nobody's word.
select 'player ' || p.id || ': ' || t.purpose || ' is on but was taken back' as finding
  from identity_player p
  cross join lateral (values
    ('receive_promos', p.receive_promos),
    ('receive_sms_promos', p.receive_sms_promos),
    ('receive_promos_via_phone_calls', p.receive_promos_via_phone_calls),
    ('agreed_to_partner_promotions', p.agreed_to_partner_promotions)
  ) t (purpose, ticked)
  join lateral (
    select c.given from identity_consent c where c.player_id = p.id and c.purpose = t.purpose order by c.id desc limit 1
  ) last on true
  where t.ticked and not last.given;
