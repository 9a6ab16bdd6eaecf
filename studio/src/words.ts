import baccarat from './baccarat/words.json' with { type: 'json' };
import blackjack from './blackjack/words.json' with { type: 'json' };
import coin from './coin/words.json' with { type: 'json' };
import dice from './dice/words.json' with { type: 'json' };
import hilo from './hilo/words.json' with { type: 'json' };
import keno from './keno/words.json' with { type: 'json' };
import limbo from './limbo/words.json' with { type: 'json' };
import crash from './live/crash/words.json' with { type: 'json' };
import liveBaccarat from './live/live-baccarat/words.json' with { type: 'json' };
import liveRoulette from './live/live-roulette/words.json' with { type: 'json' };
import moneyWheel from './live/money-wheel/words.json' with { type: 'json' };
import live from './live/words.json' with { type: 'json' };
import mines from './mines/words.json' with { type: 'json' };
import plinko from './plinko/words.json' with { type: 'json' };
import roulette from './roulette/words.json' with { type: 'json' };
import machines from './slots/machines/words.ts';
import tower from './tower/words.json' with { type: 'json' };
import videoPoker from './video-poker/words.json' with { type: 'json' };
import wheel from './wheel/words.json' with { type: 'json' };

/** The words that games bring themselves, each key in every language. A game's bundle holds only its own. */
export const gameWords = {
  ...baccarat,
  ...blackjack,
  ...coin,
  ...dice,
  ...hilo,
  ...keno,
  ...limbo,
  ...mines,
  ...plinko,
  ...roulette,
  ...tower,
  ...live,
  ...crash,
  ...liveBaccarat,
  ...liveRoulette,
  ...moneyWheel,
  ...videoPoker,
  ...wheel,
  ...machines,
};
