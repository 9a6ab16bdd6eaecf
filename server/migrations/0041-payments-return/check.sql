select id from payments_payment where return_origin is not null and return_origin !~ '^https?://[^/\s]+$';
