import type { Limit } from '@halley/contract';
import { CallFailed } from '@halley/contract/client';
import { toasts } from '@halley/ui/toasts.ts';
import { useState } from 'react';
import { track } from '../analytics/index.ts';
import { useSay } from '../i18n/index.ts';
import { callApi, type Input, queries } from '../query/index.ts';

/** Clicks that change limits: one at a time; each answer is the whole list, and a refusal is said in words. */
export function useLimitActions(looseningHours: number) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();

  async function run(change: () => Promise<Limit[]>): Promise<Limit[] | undefined> {
    if (busy) return undefined;
    setBusy(true);
    setFailed(undefined);
    try {
      const limits = await change();
      queries.set('listLimits', undefined, limits);
      return limits;
    } catch (error) {
      setFailed(refusalText(error));
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  function refusalText(error: unknown): string {
    const code = error instanceof CallFailed ? error.code : '';
    if (code === 'EXCLUDED') return say('limits.refused.excluded');
    if (code === 'limit.disable_impossible') return say('limits.pause.longer');
    if (code === 'accounts.too_small') return say('limits.refused.too_small');
    if (code === 'period.not_offered') return say('limits.refused.period');
    return say('limits.banner.failed');
  }

  /** Says what became of a wish: it holds, or it waits for the mail. */
  function tell(limits: readonly Limit[] | undefined, wish: { type: Limit['type']; period: Limit['period'] }): boolean {
    if (!limits) return false;
    const waits = limits.some(
      ({ type, period, status }) => type === wish.type && period === wish.period && status !== 'active',
    );
    if (waits) {
      const text = say('limits.done.mailedText', { hours: looseningHours });
      toasts.show({ tone: 'info', title: say('limits.done.mailed'), text });
    } else toasts.show({ tone: 'win', title: say('limits.done.set') });
    return true;
  }

  return {
    busy,
    failed,
    forget: () => setFailed(undefined),
    async set(body: Extract<Input<'setLimit'>['body'], { type: Limit['type'] }>) {
      const limits = await run(() => callApi('setLimit', { body }));
      if (limits) track('limit_set', { type: body.type, change: 'set' });
      return tell(limits, body);
    },
    async remove(limit: Limit) {
      const limits = await run(() => callApi('removeLimit', { params: { id: String(limit.id) } }));
      if (limits) track('limit_set', { type: limit.type, change: 'removed' });
      return tell(limits, limit);
    },
    async keep(limit: Limit) {
      const limits = await run(() => callApi('keepLimit', { params: { id: String(limit.id) } }));
      if (limits) toasts.show({ tone: 'win', title: say('limits.done.kept') });
      return limits !== undefined;
    },
  };
}
