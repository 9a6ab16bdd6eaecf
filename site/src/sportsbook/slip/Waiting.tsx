import type { BetRequest } from '@halley/contract';
import { Note } from '@halley/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useSay } from '../../i18n/index.ts';

/** A bet in play waits a moment, for both sides alike: what happens meanwhile may refuse it, whichever side it was on. */
export function Waiting({ request }: { request: BetRequest }): ReactNode {
  const say = useSay();
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  const leftMs = Math.max(0, Date.parse(request.decide_at) - nowMs);
  return (
    <Note>
      <b className="block">{say(request.kind === 'delay' ? 'sportsbook.wait.title' : 'sportsbook.wait.trader')}</b>
      {say('sportsbook.wait.text', { seconds: Math.ceil(leftMs / 1_000) })}
    </Note>
  );
}
