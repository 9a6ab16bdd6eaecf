import { Button } from '@halley/ui/Button.tsx';
import { useSay } from '../../i18n/index.ts';
import { BreakFacts } from '../BreakFacts.tsx';
import type { DeviceBreak } from '../device-break.ts';

/** Somebody on a break wanted to play or pay in: the break is told before anybody is asked for a password. */
export function BreakStage({ onLogIn, ...about }: DeviceBreak & { onLogIn: () => void }) {
  const say = useSay();
  return (
    <div className="grid gap-4">
      <BreakFacts {...about} />
      <Button size="large" block onClick={onLogIn}>
        {say('identity.login.submit')}
      </Button>
    </div>
  );
}
