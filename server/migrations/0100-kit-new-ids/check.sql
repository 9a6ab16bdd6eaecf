select ids as wrong from (select kit_new_ids(3) as ids) made
where cardinality(ids) <> 3 or ids[1] >= ids[2] or ids[2] >= ids[3] or ids[3] >= 9007199254740992;
