import { Badge, type BadgeTone } from '@halley/ui/Badge.tsx';
import { useSay } from '../../i18n/index.ts';
import { SiteLink } from '../../page/index.ts';
import type { PromoCard } from '../read-promos.server.ts';

/** Promotions that are on, each a link to its page. Nothing at all where there are none. */
export function PromoCards({ promos }: { promos: readonly PromoCard[] }) {
  const say = useSay();
  if (promos.length === 0) return null;
  return (
    <section aria-labelledby="promos" className="grid gap-3">
      <h2 id="promos" className="title-section">
        {say('pages.promos')}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {promos.map(({ href, title, lead, picture, time }) => (
          <li key={href}>
            <SiteLink
              href={href}
              className="grid h-full content-start gap-2 overflow-hidden rounded-xl bg-surface-1 p-5 shadow-1 hover:bg-surface-2"
            >
              {picture && (
                <img
                  src={picture}
                  alt=""
                  width={640}
                  height={360}
                  loading="lazy"
                  className="-m-5 mb-1 aspect-video w-[calc(100%+2.5rem)] max-w-none object-cover"
                />
              )}
              <span className="title-card">{title}</span>
              {lead && <span className="text-text-soft">{lead}</span>}
              {time && <PromoTime time={time} />}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

const tones: Record<NonNullable<PromoCard['time']>['state'], BadgeTone> = {
  active: 'win',
  future: 'info',
  archive: 'neutral',
};

/** A day, and never a clock that runs down. */
export function PromoTime({ time }: { time: NonNullable<PromoCard['time']> }) {
  return (
    <Badge tone={tones[time.state]} className="justify-self-start">
      <span suppressHydrationWarning>{time.text}</span>
    </Badge>
  );
}
