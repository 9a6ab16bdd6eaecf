-- A page that shows an older version of a role is refused.
alter table staff_role add column version int not null default 1;
-- Whether notices also come by mail.
alter table staff_member add column notice_mail boolean not null default false;
