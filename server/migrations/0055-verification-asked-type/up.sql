-- A reviewer may answer a document by asking for another one; which kind it is stands beside the reason.
alter table verification_document
  add column asked_type text check (asked_type in ('identity', 'address', 'deposit', 'payment_method')),
  add constraint verification_document_asked check (asked_type is null or status = 'not_approved');
