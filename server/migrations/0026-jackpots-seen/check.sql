select 'win ' || s.win_id || ': was shown to somebody else' as finding
from jackpots_seen s left join jackpots_win w on w.id = s.win_id where w.player_id is distinct from s.player_id;
