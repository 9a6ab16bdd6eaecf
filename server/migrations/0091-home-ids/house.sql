-- Numbers that must be the only ones of their kind in the whole house, and small: who a player is, and where below the
-- operator's key an address for coins is derived from. They are handed out by the house, wherever their rows lie.
create sequence identity_player_number;
create sequence payments_address_number maxvalue 2147483647;
