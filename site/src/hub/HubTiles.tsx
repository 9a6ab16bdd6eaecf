import type { MartOrder, PointsStanding, Wheel } from '@halley/contract';
import { Badge, buttonClass, Card, Facts, Icon } from '@halley/ui';
import { martArt } from '@halley/ui/art/mart.ts';
import { dateFormat, useSpeech } from '../i18n/index.ts';
import { orderLooks, pointsText, prizeText } from '../loyalty/index.ts';
import { SiteLink } from '../page/index.ts';
import { useQuery } from '../query/index.ts';

/** The points that can be spent, and where. */
export function HubPoints({ initial }: { initial: PointsStanding | undefined }) {
  const { say, tag } = useSpeech();
  const { data: standing } = useQuery('readPointsStanding', undefined, { initial });
  if (!standing) return null;
  const { chargeable, runs_out: runsOut } = standing;
  return (
    <Card className="grid grid-rows-[auto_1fr_auto] gap-4">
      <h2 className="title-card">{say('hub.points.title')}</h2>
      <div className="grid content-start gap-1">
        <p className="flex items-center gap-2">
          <Icon name="coin" className="size-7 text-warn" />
          <span className="figure text-3xl" data-testid="hub-points" suppressHydrationWarning>
            {pointsText(tag, chargeable.points)}
          </span>
        </p>
        {runsOut && (
          <p className="text-xs text-text-soft" suppressHydrationWarning>
            {say('hub.points.runOut', {
              points: pointsText(tag, runsOut.points),
              day: dateFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(runsOut.at)),
            })}
          </p>
        )}
      </div>
      <SiteLink href="/rocket-mart" className={buttonClass({ size: 'small' })}>
        {say('hub.points.shop')}
      </SiteLink>
    </Card>
  );
}

/** The wheel: what a turn costs today, and what it most likely gives. */
export function HubWheel({ initial }: { initial: Wheel }) {
  const { say, tag } = useSpeech();
  const { data = initial } = useQuery('readWheel', undefined, { initial });
  if (!data) return null;
  const { title, chances, currency, turns, today, price_points: price } = data;
  const likely = chances.toSorted((one, other) => other.weight - one.weight)[0];
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <SiteLink href="/rocketmart-wheel" className="group rounded-xl">
      <Card className="grid h-full content-start gap-4 group-hover:bg-surface-2">
        <div className="flex items-center justify-between gap-3">
          <h2 className="title-card">{title}</h2>
          {turns.length > 0 && <Badge>{say('hub.wheel.turns', { count: turns.length })}</Badge>}
        </div>
        <img
          src={martArt('turn')}
          alt=""
          width={400}
          height={300}
          loading="lazy"
          decoding="async"
          className="aspect-16/7 w-full rounded-md object-cover"
        />
        <Facts
          className="gap-1.5 text-13"
          facts={[
            {
              name: say('hub.wheel.price'),
              value: say(
                today === 'taken' ? 'hub.wheel.taken' : today === 'not_for_you' ? 'hub.wheel.notNow' : 'hub.wheel.free',
              ),
            },
            ...(price === null
              ? []
              : [{ name: say('hub.wheel.more'), value: say('hub.wheel.points', { points: pointsText(tag, price) }) }]),
            ...(likely
              ? [
                  {
                    name: say('hub.wheel.likely'),
                    value: (
                      <span suppressHydrationWarning>
                        {prizeText(likely.prize, { say, tag, currency })}, {percent.format(likely.weight / likely.of)}
                      </span>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </Card>
    </SiteLink>
  );
}

/** What was ordered for points and is not there yet. */
export function HubOrders({ orders }: { orders: readonly MartOrder[] }) {
  const { say } = useSpeech();
  return (
    <Card className="grid grid-rows-[auto_1fr_auto] gap-4">
      <h2 className="title-card">{say('hub.orders.title')}</h2>
      <ul className="grid content-start gap-2">
        {orders.map(({ id, title, state }) => (
          <li key={id} className="flex items-center justify-between gap-3">
            <span className="min-w-0 font-semibold wrap-anywhere">{title}</span>
            <Badge tone={orderLooks[state].tone}>{say(orderLooks[state].text)}</Badge>
          </li>
        ))}
      </ul>
      <SiteLink href="/rocket-mart#orders" className={buttonClass({ size: 'small' })}>
        {say('hub.orders.all')}
      </SiteLink>
    </Card>
  );
}
