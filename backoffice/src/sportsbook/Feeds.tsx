import { Badge, Card } from '@halley/ui';
import type { ReactNode } from 'react';
import { useRead } from '../api/index.ts';
import { Loading, showTime } from '../console/index.ts';
import { sportsbookWords as own } from './words.ts';

const tones = { up: 'win', recovering: 'warn', down: 'danger' } as const;

/** How each feed is: prices of one that is down are not bet on. */
export function Feeds(): ReactNode {
  const feeds = useRead('listStaffFeeds', {});
  return (
    <Card className="grid gap-3">
      <h2 className="title-card">{own.feeds}</h2>
      <Loading from={feeds}>
        {(all) =>
          all.length === 0 ? (
            <p className="text-text-soft">{own.noFeeds}</p>
          ) : (
            <ul className="grid gap-2 text-13">
              {all.map(({ id, state, heard_at: heardAt, quarantined }) => (
                <li key={id} className="flex flex-wrap items-center gap-2">
                  <Badge tone={tones[state]}>{own.feed(id, own.feedStates[state])}</Badge>
                  <span className="text-text-soft">{heardAt ? own.heard(showTime(heardAt)) : own.neverHeard}</span>
                  {quarantined > 0 && <Badge tone="danger">{own.unbelieved(quarantined)}</Badge>}
                </li>
              ))}
            </ul>
          )
        }
      </Loading>
    </Card>
  );
}
