select game from games_return where rounds <= 0 or variance < 0 or least > expected * 1.000001;
