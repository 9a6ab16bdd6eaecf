select s.id from games_play_session s join games_play_screen c on c.session_id = s.id where s.ended_at is not null;
