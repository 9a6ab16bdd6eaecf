import { Button } from '@halley/ui/Button.tsx';
import { Facts, Note } from '@halley/ui/Card.tsx';
import { Dialog } from '@halley/ui/Dialog.tsx';
import { Money } from '@halley/ui/Money.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSpeech } from '../i18n/index.ts';
import { Elapsed } from './PlayClock.tsx';
import type { PlayClock } from './use-play-session.ts';

/** PP-05: play stands still until it is answered. Leaving is the first and the larger button. */
export default function RealityCheckDialog({ clock }: { clock: PlayClock }) {
  const { say, tag } = useSpeech();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<'go_on' | 'leave'>();
  const [failed, setFailed] = useState(false);
  const { session } = clock;
  if (!session?.reality_check.due) return null;

  async function press(answer: 'go_on' | 'leave') {
    setBusy(answer);
    setFailed(false);
    const told = await clock.answer(answer);
    setBusy(undefined);
    setFailed(!told);
    if (told && answer === 'leave') await navigate('/');
  }

  return (
    <Dialog
      title={say('games.check.title')}
      description={say('games.check.text', { minutes: session.reality_check.minutes ?? 0 })}
      level="reality-check"
      closable={false}
      onClosed={() => undefined}
    >
      <Facts
        facts={[
          {
            name: say('games.check.time'),
            value: <Elapsed fromSeconds={session.elapsed_seconds} receivedAtMs={clock.receivedAtMs} />,
          },
          ...session.net.map((net) => ({
            name: say('games.check.net'),
            value: <Money cents={net.net_cents} currency={net.currency} locale={tag} sign="net" tone="result" />,
          })),
        ]}
      />
      {failed && <Note tone="danger">{say('games.check.failed')}</Note>}
      <div className="grid gap-2">
        <Button
          size="large"
          block
          data-autofocus
          loading={busy === 'leave'}
          disabled={busy === 'go_on'}
          onClick={() => void press('leave')}
        >
          {say('games.check.leave')}
        </Button>
        <Button
          look="outline"
          block
          loading={busy === 'go_on'}
          disabled={busy === 'leave'}
          onClick={() => void press('go_on')}
        >
          {say('games.check.goOn')}
        </Button>
      </div>
    </Dialog>
  );
}
