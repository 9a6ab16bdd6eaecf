update staff_role set permissions = permissions || array['content.approve', 'reports.read', 'reports.export', 'players.note',
  'campaigns.read', 'campaigns.manage', 'campaigns.approve', 'protection.read', 'protection.manage',
  'affiliates.read', 'affiliates.manage', 'affiliates.approve', 'brands.manage'] where name = 'admin';
update staff_role set permissions = permissions || array['players.note'] where name in ('support', 'verification', 'payments', 'risk');
update staff_role set permissions = permissions || array['reports.read', 'reports.export', 'protection.read'] where name = 'auditor';
insert into staff_role (name, title, permissions) values
  ('finance', 'Finance', array['reports.read', 'reports.export', 'payments.read', 'affiliates.read', 'affiliates.approve']),
  ('crm', 'Campaigns', array['promotions.read', 'promotions.manage', 'campaigns.read', 'campaigns.manage', 'reports.read']),
  ('editor', 'Editor', array['content.preview', 'content.manage']),
  ('protection', 'Player protection', array['players.read', 'players.read_sensitive', 'players.lock', 'players.note', 'limits.read',
    'payments.read', 'protection.read', 'protection.manage']),
  ('affiliates', 'Partners', array['affiliates.read', 'affiliates.manage', 'reports.read']);
