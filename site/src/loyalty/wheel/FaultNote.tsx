import { Note } from '@halley/ui';
import { type MessageKey, useSay } from '../../i18n/index.ts';
import type { DrawFault } from './decide-lootbox.ts';

const texts: Record<DrawFault, MessageKey> = {
  taken: 'wheel.fault.taken',
  over: 'wheel.fault.over',
  not_for_you: 'wheel.fault.notForYou',
  used_up: 'wheel.fault.usedUp',
  unheard: 'wheel.fault.unheard',
  lost: 'wheel.fault.lost',
};

export function FaultNote({ fault }: { fault: DrawFault }) {
  const say = useSay();
  return (
    <div role="alert">
      <Note tone="warn" className="text-left">
        {say(texts[fault])}
      </Note>
    </div>
  );
}
