import { Button } from '@halley/ui/Button.tsx';
import { useState } from 'react';
import { useRootData } from '../../session/index.ts';
import type { SavedProfile } from '../api/payments-api.d.ts';
import { paymentsLibrary } from '../payments-library.ts';
import { useCashier } from '../use-cashier.ts';
import { reloadMethods } from './use-methods.ts';

interface ForgetProfileProps {
  methodId: string;
  profile: SavedProfile;
  onClose: () => void;
}

/** Asked once more, in place: a saved card is quickly gone and slowly typed again. */
export function ForgetProfile({ methodId, profile, onClose }: ForgetProfileProps) {
  const { say } = useCashier();
  const address = useRootData()?.paymentsLibrary;
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking');

  async function forget() {
    setState('busy');
    try {
      const api = await paymentsLibrary(address);
      await api.removeProfile({ id: methodId, savedProfileId: profile.id });
      await reloadMethods();
      onClose();
    } catch {
      setState('failed');
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-2 rounded-lg bg-surface-2 px-3.5 py-2.5 text-13">
      <p className="min-w-0 flex-1 basis-40" role={state === 'failed' ? 'alert' : undefined}>
        {say(state === 'failed' ? 'cashbox.failed' : 'cashbox.saved.sure', { title: profile.title })}
      </p>
      <Button size="small" look="danger" loading={state === 'busy'} onClick={() => void forget()}>
        {say('cashbox.saved.yes')}
      </Button>
      <Button size="small" look="quiet" onClick={onClose} autoFocus>
        {say('cashbox.saved.no')}
      </Button>
    </div>
  );
}
