import { Button, Card, Note, Skeleton, Toggle } from '@halley/ui';
import { use, useEffect, useState } from 'react';
import { track } from '../../analytics/index.ts';
import { loadMessages, Speaks, useSay, useSpeech } from '../../i18n/index.ts';
import { useExcluded } from '../../page/index.ts';
import { type PushState, readPush, turnOffPush, turnOnPush } from './browser-push.ts';

/** Messages to this browser. The browser's own question comes after a click here, never by itself. */
export default function PushCard() {
  const { locale } = useSpeech();
  return (
    <Speaks messages={use(loadMessages(locale, 'notices'))}>
      <Choice />
    </Speaks>
  );
}

function Choice() {
  const say = useSay();
  const excluded = useExcluded();
  const [state, setState] = useState<PushState | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    readPush().then(setState, () => setState({ kind: 'none' }));
  }, []);

  async function change(step: () => Promise<PushState>) {
    if (busy) return;
    setBusy(true);
    setFailed(false);
    try {
      setState(await step());
    } catch {
      setFailed(true);
    }
    setBusy(false);
  }
  const turnOn = async (marketing: boolean) => {
    const now = await turnOnPush(marketing);
    track('push_answer', { granted: now.kind === 'on' });
    return now;
  };

  if (!state) return <Skeleton className="h-36 rounded-xl" />;
  return (
    <Card className="grid gap-3" aria-busy={busy}>
      <h2 className="title-card">{say('notices.push.title')}</h2>
      <p className="text-13 text-text-soft">{say('notices.push.text')}</p>
      <div role="status" className="contents">
        {state.kind === 'none' && <Note>{say('notices.push.none')}</Note>}
        {state.kind === 'refused' && <Note tone="warn">{say('notices.push.refused')}</Note>}
        {state.kind === 'on' && <p className="font-semibold">{say('notices.push.isOn')}</p>}
        {failed && <Note tone="danger">{say('notices.push.failed')}</Note>}
      </div>
      {state.kind === 'off' && (
        <Button className="justify-self-start" loading={busy} onClick={() => void change(() => turnOn(false))}>
          {say('notices.push.on')}
        </Button>
      )}
      {state.kind === 'on' && (
        <>
          {!excluded && (
            <Toggle
              label={
                <span className="grid gap-0.5">
                  <span className="font-semibold text-text">{say('notices.push.offers')}</span>
                  <span className="text-13">{say('notices.push.offersText')}</span>
                </span>
              }
              checked={state.marketing}
              aria-disabled={busy || undefined}
              onChange={({ target }) => void change(() => turnOn(target.checked))}
            />
          )}
          <Button className="justify-self-start" loading={busy} onClick={() => void change(() => turnOffPush())}>
            {say('notices.push.off')}
          </Button>
        </>
      )}
    </Card>
  );
}
