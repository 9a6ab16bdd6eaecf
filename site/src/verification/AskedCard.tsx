import { Card, Icon } from '@halley/ui';
import { useSay } from '../i18n/index.ts';
import type { AskedFor } from './standing.ts';
import { needs, typeIcons, typeNames } from './words.ts';

/** What a person of the house has asked for, in their own words; it stands here until it has come. */
export function AskedCard({ requests }: { requests: readonly AskedFor[] }) {
  const say = useSay();
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1.5" role="status">
        <h2 className="title-card">{say('verification.asked.title')}</h2>
        <p className="max-w-[62ch] text-text-soft">{say('verification.asked.text')}</p>
      </div>
      <ul className="grid gap-3">
        {requests.map(({ id, type, reason }) => (
          <li key={id} className="flex min-w-0 gap-3 rounded-md bg-warn-wash p-4">
            <Icon name={typeIcons[type]} className="mt-0.5 text-warn" />
            <div className="grid min-w-0 flex-1 gap-1">
              <p className="font-bold">{say(typeNames[type])}</p>
              <p className="wrap-anywhere">{reason}</p>
              <p className="text-13 text-text-soft">{say(needs[type])}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
