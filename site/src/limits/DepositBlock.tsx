import type { Exclusion, Limit } from '@halley/contract';
import { Note } from '@halley/ui/Card.tsx';
import { type ReactNode, use } from 'react';
import { loadMessages, Speaks, useSay, useSpeech } from '../i18n/index.ts';
import { useWhen } from '../page/index.ts';
import { useQuery } from '../query/index.ts';
import { usePlayer } from '../session/index.ts';
import { accountOf, reachedDepositLimit } from './limits-model.ts';
import { periodNames } from './period-names.ts';

/** Why nothing can be paid in now, if so: a used-up deposit limit (LIMIT-07), a pause, an exclusion. */
export function useDepositBlock(): { limit?: Limit; exclusion?: Exclusion } | undefined {
  const currency = usePlayer()?.currency ?? 'EUR';
  const { data: limits } = useQuery('listLimits');
  const { data: exclusion } = useQuery('readExclusion');
  if (exclusion && exclusion.kind !== null) return { exclusion };
  const limit = limits && reachedDepositLimit(limits, currency);
  return limit && { limit };
}

/** The same in plain words; nothing where deposits are open. Brings its own texts. */
export function DepositBlock() {
  const { locale } = useSpeech();
  const block = useDepositBlock();
  if (!block) return null;
  return (
    <Speaks messages={use(loadMessages(locale, 'limits'))}>
      <Note tone="warn">
        <Words {...block} />
      </Note>
    </Speaks>
  );
}

function Words({ limit, exclusion }: { limit?: Limit; exclusion?: Exclusion }): ReactNode {
  const say = useSay();
  const when = useWhen();
  const currency = usePlayer()?.currency ?? 'EUR';
  if (limit) {
    const until = accountOf(limit, currency)?.active_until;
    return say('limits.block.reached', { period: say(periodNames[limit.period]), when: until ? when(until) : '' });
  }
  const first = exclusion?.until
    ? say(exclusion.kind === 'coolingoff' ? 'limits.banner.pause' : 'limits.banner.exclusion', {
        when: when(exclusion.until),
      })
    : say('limits.banner.forever');
  return `${first} ${say('limits.banner.rest')}`;
}
