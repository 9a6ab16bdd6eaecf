import { Card, Toggle } from '@halley/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useSay } from '../i18n/index.ts';
import { succeeds } from '../query/index.ts';
import { usePlayer } from '../session/index.ts';
import { useGiftAct } from './use-gift-act.ts';

/** Whether the player wants to be given bonuses at all. It shows what the server holds, never what is hoped for. */
export function BonusSwitch() {
  const say = useSay();
  const player = usePlayer();
  const { revalidate } = useRevalidator();
  const { act } = useGiftAct();
  const [busy, setBusy] = useState(false);
  if (!player) return null;
  async function change(wish: boolean) {
    if (busy) return;
    setBusy(true);
    await act('settings', () => succeeds('updateBonusSettings', { body: { can_issue: wish } }));
    await revalidate();
    setBusy(false);
  }
  return (
    <Card aria-busy={busy}>
      <Toggle
        label={
          <span className="grid gap-0.5">
            <span className="font-semibold text-text">{say('gifts.switch')}</span>
            <span className="text-13">{say('gifts.switch.text')}</span>
          </span>
        }
        checked={player.can_issue_bonuses}
        aria-disabled={busy || undefined}
        onChange={({ target }) => void change(target.checked)}
      />
    </Card>
  );
}
