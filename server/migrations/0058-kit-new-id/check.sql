select id as wrong from (select kit_new_id() as id) made where id <= 0 or id >= 9007199254740992;
