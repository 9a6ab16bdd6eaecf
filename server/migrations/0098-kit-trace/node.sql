-- Of which trace the work is that wrote this (W3C traceparent); nobody traced it: nothing.
alter table kit_outbox add column trace text;
