select id from wallet_correction where state = 'approved' and decided_by = asked_by;
