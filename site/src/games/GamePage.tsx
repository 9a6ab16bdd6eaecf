import { Card, Facts, linkClass, Note } from '@halley/ui';
import { tileArt } from '@halley/ui/art/tiles.ts';
import { data, redirect } from 'react-router';
import { judgeRequest } from '../guards/guard.server.ts';
import { messagesOf } from '../i18n/catalog.server.ts';
import { Speaks, useSay } from '../i18n/index.ts';
import { sayIn } from '../i18n/say.server.ts';
import { readPlayer, registrationFor } from '../identity/guards.server.ts';
import { revalidateBeneath } from '../modals/revalidate.ts';
import type { PageHandle } from '../shell/PageLinks.tsx';
import { SiteLink } from '../shell/SiteLink.tsx';
import { pageMeta } from '../shell/seo.ts';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/GamePage.ts';
import { GameFrame } from './GameFrame.tsx';
import { GameTop } from './GameTop.tsx';
import { LastRolls } from './LastRolls.tsx';
import { playCurrency } from './play-currency.server.ts';
import { gameNumbers, studioGame } from '../catalogue/house-numbers.server.ts';
import { usePlaySession } from './use-play-session.ts';

const roundsShown = 8;

export async function loader({ params, url: address, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { api, locale, prefix } = site;
  const game = studioGame(`${params.producer}/${params.name}`);
  if (!game) throw data(null, { status: 404 });
  const verdict = await judgeRequest(site, address);
  if (verdict.go === 'nowhere') throw data(null, { status: 451 });
  const player = await readPlayer(site);
  const query = address.searchParams;
  const wanted = query.get('mode');
  const path = `/play/${game.identifier}`;
  if (wanted === 'real' && !player) {
    throw redirect(registrationFor(`${prefix && `/${prefix}`}${path}?mode=real`));
  }
  const mode = player && wanted !== 'demo' ? ('real' as const) : ('demo' as const);
  const currency = await playCurrency(site);
  const replay = query.get('replay') ?? undefined;
  const { url } = await api.launchGame({ query: { identifier: game.identifier, mode } });
  const say = sayIn(locale);
  const numbers = gameNumbers(game.identifier, { locale, currency });
  return {
    messages: messagesOf(locale, 'games'),
    seo: {
      title: say('games.seo.title', { game: game.title }),
      description: say('games.seo.description', { game: game.title, percent: numbers?.highestReturn ?? '' }),
    },
    game: { id: game.id, title: game.title, studio: game.providerTitle, path, art: tileArt[game.seoTitle] ?? '' },
    mode,
    replay,
    verify: query.has('verify'),
    frameUrl: frameUrl(url, { mode, currency, locale, replay, verify: query.has('verify') }),
    numbers,
    // A guest's demo rounds belong to his browser: the page, which others may be served too, does not hold them.
    rounds: player
      ? await api.listRounds({ params: { game: game.id }, query: { mode, limit: roundsShown } })
      : undefined,
  };
}

function frameUrl(
  launch: string,
  wish: { mode: string; currency: string; locale: string; replay?: string; verify: boolean },
): string {
  const [path = '', given] = launch.split('?');
  const query = new URLSearchParams(given);
  query.set('mode', wish.mode);
  query.set('currency', wish.currency);
  query.set('locale', wish.locale);
  if (wish.replay) query.set('replay', wish.replay);
  if (wish.verify) query.set('verify', '1');
  return `${path}?${query}`;
}

export const handle: PageHandle = { ownPrimary: true };

export const shouldRevalidate = revalidateBeneath;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function GamePage({ loaderData }: Route.ComponentProps) {
  return (
    <Speaks messages={loaderData.messages}>
      <Play {...loaderData} />
    </Speaks>
  );
}

function Play({ game, mode, replay, frameUrl: url, numbers, rounds }: Route.ComponentProps['loaderData']) {
  const say = useSay();
  const session = usePlaySession();
  const query = { params: { game: game.id }, query: { mode, limit: roundsShown } };
  return (
    <>
      <div className="grid gap-4">
        <GameTop game={game} mode={mode} session={session} frameId="game-frame" />
        {replay && (
          <Note>
            {say('games.replay.note')}{' '}
            <SiteLink href={`${game.path}?mode=${mode}`} className={linkClass}>
              {say('games.replay.back')}
            </SiteLink>
          </Note>
        )}
        <GameFrame key={url} id="game-frame" url={url} title={game.title} mode={mode} onRound={session.add} />
      </div>
      <div className="grid gap-4 lg:grid-cols-[1.6fr_1fr]">
        <LastRolls game={game} mode={mode} query={query} initial={rounds} />
        <Card className="grid content-start gap-4">
          <h2 className="title-card">{say('games.how.title')}</h2>
          <p className="text-text-soft">{say('games.how.text')}</p>
          {numbers && (
            <Facts
              facts={[
                {
                  name: say('games.facts.return'),
                  value: `${numbers.lowestReturn} – ${numbers.highestReturn}`,
                },
                { name: say('games.facts.stake'), value: `${numbers.stakeMin} – ${numbers.stakeMax}` },
                { name: say('games.facts.largestWin'), value: numbers.winMax },
              ]}
            />
          )}
          <SiteLink href={`${game.path}/rules`} className={`${linkClass} justify-self-start py-1`}>
            {say('games.rulesLink')}
          </SiteLink>
        </Card>
      </div>
    </>
  );
}
