import { Banner, bannerRowClass } from '@halley/ui';
import type { GameNumbers } from '../catalogue/house-numbers.server.ts';
import { useSay } from '../i18n/index.ts';

const dice = '/play/halley-studio/orbit-dice';

export interface LobbyBannersProps {
  art: { welcome: string; odds: string; demo: string };
  numbers: GameNumbers | null;
}

export function LobbyBanners({ art, numbers }: LobbyBannersProps) {
  const say = useSay();
  return (
    <section aria-label={say('lobby.banners')}>
      <h1 className="sr-only">{say('lobby.title')}</h1>
      <div className={bannerRowClass}>
        <Banner
          big
          eager
          art={art.welcome}
          label={say('lobby.welcome.label')}
          title={say('lobby.welcome.title')}
          text={say('lobby.welcome.text')}
          action={{ href: dice, label: say('lobby.welcome.action') }}
          second={{ href: '/fairness', label: say('lobby.welcome.second') }}
        />
        <Banner
          art={art.demo}
          label={say('lobby.demo.label')}
          title={say('lobby.demo.title')}
          text={say('lobby.demo.text')}
          action={{ href: `${dice}?mode=demo`, label: say('lobby.demo.action') }}
        />
        <Banner
          art={art.odds}
          label={say('lobby.odds.label')}
          title={say('lobby.odds.title')}
          text={say('lobby.odds.text', { percent: numbers?.highestReturn ?? '' })}
          action={{ href: `${dice}/rules`, label: say('lobby.odds.action') }}
        />
      </div>
    </section>
  );
}
