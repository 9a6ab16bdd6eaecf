-- Whether a mail carries the image that tells once that it was opened; the day is in opened_at.
alter table campaigns_message add column has_image boolean not null default false;
