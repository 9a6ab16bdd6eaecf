import { type ReactNode, useState } from 'react';
import { bannerArt } from '../art/banners.ts';
import { tileArt } from '../art/tiles.ts';
import { Banner, bannerRowClass, bannerSkeletonClass } from '../Banner.tsx';
import { GameTile, IconTile } from '../GameTile.tsx';
import { Skeleton, TileSkeleton } from '../Skeleton.tsx';
import { TileRow } from '../TileRow.tsx';
import { Section } from './Section.tsx';

export function BannerSection(): ReactNode {
  return (
    <Section title="Banners">
      <div className={bannerRowClass}>
        <Banner
          big
          labels={['Welcome']}
          title="It always comes back"
          text="100% on your first deposit, up to €100. Play it 30 times within 14 days. The rules fit on one screen."
          art={bannerArt['the-return']}
          action={{ label: 'Read the offer', href: '#offer' }}
          gradient={['#0a1030', '#1d2a78', '#6a4bc0', '#f09a7a']}
        />
        <Banner
          labels={['Tournament']}
          title="Ring Race"
          text="€10,000 for the best 100. Ends in 1 d 04 h."
          art={bannerArt['ring-race']}
          action={{ label: 'Join', href: '#join' }}
        />
        <Banner
          labels={['Live']}
          title="The table is open"
          text="Real dealers, stakes from €1."
          art={bannerArt['open-table']}
          action={{ label: 'Sit down', href: '#live' }}
        />
      </div>
      <div aria-hidden="true" className="mt-4 grid gap-4 lg:grid-cols-[1.9fr_1fr_1fr]">
        <Skeleton className={bannerSkeletonClass} />
        <Skeleton className={bannerSkeletonClass} />
        <Skeleton className={`${bannerSkeletonClass} max-md:hidden`} />
      </div>
    </Section>
  );
}

export function TileSection(): ReactNode {
  const [liked, setLiked] = useState(true);
  const art = (name: string) => tileArt(name) ?? '';
  const favourite = { on: liked, label: 'Favourite: Orbit Dice', onToggle: () => setLiked(!liked) };
  return (
    <Section title="Tiles">
      <TileRow>
        <li>
          <GameTile
            name="Orbit Dice"
            studio="Halley Studio"
            art={art('orbit-dice')}
            href="#dice"
            demoHref="#dice-demo"
            favourite={favourite}
          />
        </li>
        <li>
          <GameTile
            name="Ember Fox"
            studio="Northlight"
            art={art('ember-fox')}
            href="#fox"
            demoHref="#fox-demo"
            badges={[
              { kind: 'top', icon: 'top', label: 'Top' },
              { kind: 'jackpot', icon: 'jackpot', label: 'Jackpot' },
            ]}
            favourite={{ on: false, label: 'Favourite: Ember Fox', onToggle: () => {} }}
          />
        </li>
        <li>
          <GameTile
            name="Steps of the Sun, a very long name"
            studio="Ninth Gate"
            art={art('sun-temple')}
            href="#sun"
            locked={{ title: 'Not in EUR', text: 'Switch wallet to USD to play' }}
          />
        </li>
        <li>
          <GameTile
            name="Moonfield"
            studio="Halley Studio"
            art={art('moonfield')}
            href="#moonfield"
            badges={[{ kind: 'counts', icon: 'gift', label: 'Counts 100%' }]}
            hint={{ icon: 'phone', text: 'Phone only' }}
          />
        </li>
        <li>
          <IconTile icon="random" label="Surprise me" text="Any game" href="#random" />
        </li>
        <li>
          <TileSkeleton />
        </li>
        <li>
          <GameTile
            name="Frost Wolf"
            studio="Northlight"
            art={art('frost-wolf')}
            href="#wolf"
            badges={[{ kind: 'new', icon: 'new', label: 'New' }]}
          />
        </li>
        <li>
          <GameTile
            name="Perihelion"
            studio="Halley Studio"
            art={art('perihelion')}
            href="#perihelion"
            badges={[{ kind: 'jackpot', icon: 'jackpot', label: 'Jackpot' }]}
          />
        </li>
      </TileRow>
    </Section>
  );
}
