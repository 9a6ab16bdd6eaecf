import type { Limit } from '@halley/contract';
import { Button, Icon } from '@halley/ui';
import { useSay } from '../i18n/index.ts';
import { useLocalTime, useWhen } from '../page/index.ts';

export interface PendingChangeProps {
  change: Limit;
  /** What it will allow, in words; what is allowed now. */
  wanted: string;
  now: string;
  busy: boolean;
  onKeep: () => void;
}

/** A looser limit that waits: for the mailed link, then for its day. Taking it back is one click. */
export function PendingChange({ change, wanted, now, busy, onKeep }: PendingChangeProps) {
  const say = useSay();
  const when = useWhen();
  const day = useLocalTime({ dateStyle: 'medium' });
  const removal = change.status.endsWith('_disable');
  const words = {
    amount: wanted,
    asked: change.created_at ? day(change.created_at) : '',
    until: at(change.confirm_until),
    from: at(change.active_from),
  };
  const text = change.status.startsWith('unconfirmed')
    ? say(removal ? 'limits.pending.removal.unconfirmed' : 'limits.pending.rise.unconfirmed', words)
    : say(removal ? 'limits.pending.removal.confirmed' : 'limits.pending.rise.confirmed', words);
  function at(moment: string | null): string {
    return moment ? when(moment) : '';
  }
  return (
    <div className="grid justify-items-start gap-3 rounded-md bg-info-wash p-4 text-13 text-[#cfe3ff]">
      <p className="flex gap-3" suppressHydrationWarning>
        <Icon name="clock" className="text-info" />
        <span>{text}</span>
      </p>
      <Button size="small" loading={busy} onClick={onKeep}>
        {say('limits.keep', { amount: now })}
      </Button>
    </div>
  );
}
