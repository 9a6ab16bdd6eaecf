-- On which of the house's hosts a payment began: the browser comes back there, where its session is. Null: where the house
-- says it is (PUBLIC_URL).
alter table payments_payment
  add column return_origin text constraint payments_payment_return_origin check (return_origin ~ '^https?://[^/\s]+$');
