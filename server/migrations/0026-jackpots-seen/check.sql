select 'win ' || s.win_id || ': was shown to somebody else' as finding
from jackpots_seen s join jackpots_win w on w.id = s.win_id where w.player_id <> s.player_id;
