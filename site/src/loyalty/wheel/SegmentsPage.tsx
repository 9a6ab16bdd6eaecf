import type { Wheel } from '@halley/contract';
import { Button, Card, EmptyState, Note } from '@halley/ui';
import { siteContext } from '../../context/index.ts';
import { messagesOf, sayIn } from '../../i18n/index.server.ts';
import { Speaks, useSpeech } from '../../i18n/index.ts';
import { type PageHandle, pageMeta, revalidateBeneath, SiteLink } from '../../page/index.ts';
import type { Route } from './+types/SegmentsPage.ts';
import { ChancesTable } from './ChancesTable.tsx';
import type { Chance } from './chances.ts';
import { prizeText } from './prize-text.ts';
import { readSegments } from './read-segments.server.ts';
import { firstAngle, sectorsOf } from './sectors.ts';
import { chancesOf } from './segments.ts';
import { TurnPrice } from './TurnPrice.tsx';
import { WheelImage } from './WheelImage.tsx';
import { WorthText } from './WorthText.tsx';

export const handle: PageHandle = { ownPrimary: true, noindex: true };

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const say = sayIn(site.locale);
  return {
    messages: messagesOf(site.locale, 'wheel'),
    seo: { title: `${say('wheel.segments.title')} · Halley`, description: say('wheel.segments.lead') },
    ...(await readSegments(site)),
  };
}

export const shouldRevalidate = revalidateBeneath;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function SegmentsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Speaks messages={loaderData.messages}>
      <Segments {...loaderData} />
    </Speaks>
  );
}

type SegmentsProps = Pick<
  Route.ComponentProps['loaderData'],
  'group' | 'items' | 'title' | 'price' | 'wheel' | 'currency'
>;

/** The wheel as it is announced for a group, beside what really turns. Where the two differ, the page says so. */
export function Segments({ group, items, title, price, wheel, currency }: SegmentsProps) {
  const { say } = useSpeech();
  const chances = chancesOf(items, currency);
  return (
    <article className="grid grid-cols-1 gap-5">
      <header className="grid gap-2">
        <h1 className="title-page">{title ?? say('wheel.segments.title')}</h1>
        <p className="max-w-[62ch] text-base text-text-soft">{say('wheel.segments.lead')}</p>
      </header>
      {chances.length === 0 ? (
        <EmptyState
          picture="no-gifts"
          title={say('wheel.segments.none')}
          text={say('wheel.segments.noneText')}
          action={wheel && <ToTheWheel />}
        />
      ) : (
        <Announced chances={chances} currency={currency} wheel={wheel} price={price} isOwn={group !== null} />
      )}
    </article>
  );
}

interface AnnouncedProps {
  chances: readonly Chance[];
  currency: string;
  wheel: Wheel | null;
  price: number | null;
  isOwn: boolean;
}

function Announced({ chances, currency, wheel, price, isOwn }: AnnouncedProps) {
  const speech = useSpeech();
  const { say } = speech;
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_27rem]">
      <Card className="grid justify-items-center gap-4 bg-[radial-gradient(80%_70%_at_50%_40%,#1d2a63,#11172b_75%)] max-md:px-2 md:pt-8">
        <div className="w-full max-w-172 md:-mx-5 md:w-[calc(100%+2.5rem)]">
          <WheelImage
            label={say('wheel.picture', { count: chances.length })}
            chances={chances}
            texts={chances.map(({ prize }) => prizeText(prize, currency, speech))}
            angle={firstAngle(sectorsOf(chances.map(({ weight }) => weight)))}
            hit={null}
            turning={false}
            disc={null}
          />
        </div>
        {wheel && <ToTheWheel />}
        <TurnPrice points={price} />
      </Card>
      <div className="grid grid-cols-1 gap-4">
        <Card className="grid grid-cols-1 gap-2">
          <h2 className="title-card">{say(isOwn ? 'wheel.segments.ofGroup' : 'wheel.segments.ofAll')}</h2>
          <ChancesTable caption={say('wheel.chances.title')} chances={chances} currency={currency} />
          <WorthText chances={chances} currency={currency} worth={null} />
        </Card>
        <Note tone={wheel && isSame(chances, wheel.chances) ? 'win' : 'warn'}>
          {say(
            wheel === null
              ? 'wheel.segments.noWheel'
              : isSame(chances, wheel.chances)
                ? 'wheel.segments.same'
                : 'wheel.segments.differs',
          )}
        </Note>
      </div>
    </div>
  );
}

function ToTheWheel() {
  const { say } = useSpeech();
  return (
    <Button look="primary" size="large" asChild>
      <SiteLink href="/rocketmart-wheel">{say('wheel.segments.toWheel')}</SiteLink>
    </Button>
  );
}

/** Whether both give the same things with the same chances, in whatever order. */
export function isSame(one: readonly Chance[], other: readonly Chance[]): boolean {
  const told = (chances: readonly Chance[]) => chances.map(nameOf).sort().join();
  return told(one) === told(other);
}

/** Names of games and conditions of a bonus are said differently here and there: kind, size and chance are compared. */
function nameOf({ prize, weight, of }: Chance): string {
  const size =
    prize === null ? 0 : 'count' in prize ? prize.count : 'points' in prize ? prize.points : prize.amount_cents;
  return `${prize?.type ?? 'nothing'} ${size} ${(weight / of).toFixed(9)}`;
}
