-- Movements of a day, payments and moves of gifts of a span: found without reading all of them. Journals grow in the order of
-- time, so a line for each stretch of pages is enough and costs a writer nearly nothing.
create index wallet_transfer_at on wallet_transfer using brin (at) with (pages_per_range = 32);
create index bonuses_move_at on bonuses_move using brin (at);
create index payments_payment_created on payments_payment (created_at);
