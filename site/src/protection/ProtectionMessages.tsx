import { Card } from '@halley/ui';
import type { ReactNode } from 'react';
import { dateFormat, useSpeech } from '../i18n/index.ts';
import { SiteLink } from '../page/index.ts';
import { useQuery } from '../query/index.ts';

/**
 * What the people who look after players have written. Whoever was not written to sees nothing of it. A question that waits leads to
 * its form, unless that stands below.
 */
export function ProtectionMessages({ form = 'elsewhere' }: { form?: 'elsewhere' | 'below' }): ReactNode {
  const { say, tag } = useSpeech();
  const { data: messages = [] } = useQuery('listProtectionMessages');
  const newest = messages.find(({ template }) => template === 'funds');
  const { data: funds } = useQuery('readFundsStanding', undefined, {
    enabled: form === 'elsewhere' && newest !== undefined,
  });
  if (messages.length === 0) return null;
  const day = dateFormat(tag, { dateStyle: 'long' });
  return (
    <Card role="region" aria-label={say('protection.messages.title')} className="grid gap-4">
      <h2 className="title-card">{say('protection.messages.title')}</h2>
      <ul className="grid gap-4">
        {messages.map(({ id, title, text, at }) => (
          <li key={id} className="grid gap-1">
            <h3 className="font-bold">{title}</h3>
            <p className="max-w-[62ch] whitespace-pre-wrap wrap-anywhere text-text-soft">{text}</p>
            {form === 'elsewhere' && funds?.asked && id === newest?.id && (
              <SiteLink
                href="/profile/source-of-funds"
                className="justify-self-start font-bold text-ice underline-offset-3 hover:underline"
              >
                {say('protection.funds.answer')}
              </SiteLink>
            )}
            <time dateTime={at} className="text-13 text-text-faint">
              {day.format(new Date(at))}
            </time>
          </li>
        ))}
      </ul>
      <SiteLink href="/support" className="justify-self-start font-bold text-ice underline-offset-3 hover:underline">
        {say('protection.messages.talk')}
      </SiteLink>
    </Card>
  );
}
