import type { BonusGift, FreespinGift } from '@halley/contract';
import { Badge, Button, Card, Facts, linkClass, Money, Skeleton } from '@halley/ui';
import { readGifts } from '../bonuses/index.server.ts';
import { giftTypeOf, openGifts } from '../bonuses/index.ts';
import { titled } from '../brand/index.server.ts';
import { siteContext } from '../context/index.ts';
import { messagesOf, sayIn } from '../i18n/index.server.ts';
import { type MessageKey, Speaks, useSpeech } from '../i18n/index.ts';
import { type PageHandle, pageMeta, SiteLink } from '../page/index.ts';
import { Loaded, useQuery } from '../query/index.ts';
import { requirePlayer } from '../session/index.server.ts';
import type { Route } from './+types/BonusBalancePage.ts';
import { useSelectedAccount } from './use-accounts.ts';
import { WageringProgress } from './WageringProgress.tsx';

export const handle: PageHandle = { noindex: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await requirePlayer(site, `/bonus-balance${url.search}`);
  const say = sayIn(site.locale);
  const { bonuses, freespins, disabled } = await readGifts(site);
  const seo = { title: titled(say('gifts.balance.title')), description: say('gifts.balance.lead') };
  return { messages: messagesOf(site.locale, 'gifts'), seo, bonuses, freespins, disabled };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function BonusBalancePage({ loaderData }: Route.ComponentProps) {
  return (
    <Speaks messages={loaderData.messages}>
      <BonusBalance {...loaderData} />
    </Speaks>
  );
}

export interface BonusBalanceProps {
  bonuses?: BonusGift[] | undefined;
  freespins?: FreespinGift[] | undefined;
  disabled: readonly string[];
}

/** The balance taken apart: what is the player's own, what is a gift's and what that still asks for. */
export function BonusBalance({ bonuses: first, freespins: firstSpins, disabled }: BonusBalanceProps) {
  const { say } = useSpeech();
  const bonuses = useQuery('listBonuses', undefined, { initial: first });
  const { data: freespins = [] } = useQuery('listFreespins', undefined, { initial: firstSpins });
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-5">
      <header className="grid gap-1.5">
        <h1 className="title-page">{say('gifts.balance.title')}</h1>
        <p className="text-text-soft">{say('gifts.balance.lead')}</p>
      </header>
      <Loaded query={bonuses} name="listBonuses" skeleton={<Skeleton className="h-72 rounded-xl" />}>
        {(known) => (
          <>
            <Pockets bonuses={known as BonusGift[]} />
            <OpenGifts bonuses={known as BonusGift[]} freespins={freespins as FreespinGift[]} disabled={disabled} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function Pockets({ bonuses }: { bonuses: readonly BonusGift[] }) {
  const { say, tag } = useSpeech();
  const account = useSelectedAccount();
  if (!account) return null;
  const { currency } = account;
  const own = bonuses.filter((gift) => gift.currency === currency);
  const sumOf = (gifts: readonly BonusGift[]) => gifts.reduce((sum, gift) => sum + gift.balance_cents, 0);
  const money = (cents: number) => <Money cents={cents} currency={currency} locale={tag} />;
  return (
    <Card className="grid gap-4">
      <Facts
        facts={[
          { name: say('gifts.balance.own'), value: money(account.available_to_cashout_cents) },
          {
            name: say('gifts.balance.played'),
            value: money(sumOf(own.filter(({ stage }) => stage === 'handle_bets'))),
          },
          { name: say('gifts.balance.waiting'), value: money(sumOf(own.filter(({ stage }) => stage === 'wait'))) },
          { name: say('gifts.balance.all'), value: money(account.amount_cents) },
        ]}
      />
      <WageringProgress account={account} detailed />
    </Card>
  );
}

const types: Record<ReturnType<typeof giftTypeOf>, MessageKey> = {
  deposit: 'gifts.type.deposit',
  registration: 'gifts.type.registration',
  general: 'gifts.type.general',
  freespins: 'gifts.type.freespins',
  'studio-feature': 'gifts.type.feature',
};

function OpenGifts({
  bonuses,
  freespins,
  disabled,
}: Required<{ [P in keyof BonusBalanceProps]: NonNullable<BonusBalanceProps[P]> }>) {
  const { say, tag } = useSpeech();
  const gifts = openGifts({ bonuses, freespins, deposit: [], registration: [] }, disabled);
  return (
    <section aria-labelledby="balance-gifts" className="grid gap-3">
      <h2 id="balance-gifts" className="title-section">
        {say('gifts.title')}
      </h2>
      {gifts.length === 0 ? (
        <p className="text-text-soft">{say('gifts.none.title')}</p>
      ) : (
        <ul className="grid gap-2">
          {gifts.map((gift) => (
            <li
              key={gift.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-lg bg-surface-1 px-4 py-3 shadow-1"
            >
              <Badge>{say(types[giftTypeOf(gift)])}</Badge>
              <SiteLink href="/profile/gifts" className={`${linkClass} min-w-0 flex-1 py-1 wrap-anywhere`}>
                {gift.title}
              </SiteLink>
              {'balance_cents' in gift && (
                <Money cents={gift.balance_cents} currency={gift.currency} locale={tag} className="font-bold" />
              )}
            </li>
          ))}
        </ul>
      )}
      <Button asChild className="justify-self-start">
        <SiteLink href="/profile/gifts">{say('gifts.balance.toGifts')}</SiteLink>
      </Button>
    </section>
  );
}
