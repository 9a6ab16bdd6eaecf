import { Button } from '@halley/ui/Button.tsx';
import { useEffect, useRef, useState } from 'react';
import { useSay } from '../../i18n/index.ts';

/** A limit is proposed once, when the account is new. Neither answer is made easier than the other. */
export function LimitProposal({ onSet, onDecline }: { onSet: () => Promise<void>; onDecline: () => Promise<void> }) {
  const say = useSay();
  const [going, setGoing] = useState<'set' | 'decline'>();
  const words = useRef<HTMLDivElement>(null);
  // The button that was clicked is gone: reading goes on here.
  useEffect(() => words.current?.focus(), []);
  function go(way: 'set' | 'decline') {
    if (going) return;
    setGoing(way);
    void (way === 'set' ? onSet() : onDecline());
  }
  return (
    <div className="grid gap-5">
      <div ref={words} tabIndex={-1} className="grid gap-2 text-text-soft outline-none">
        <p>{say('identity.limit.why')}</p>
        <p>{say('identity.limit.change')}</p>
      </div>
      <div className="grid gap-3 md:grid-cols-2">
        <Button size="large" block loading={going === 'set'} onClick={() => go('set')}>
          {say('identity.limit.set')}
        </Button>
        <Button size="large" block loading={going === 'decline'} onClick={() => go('decline')}>
          {say('identity.limit.decline')}
        </Button>
      </div>
    </div>
  );
}
