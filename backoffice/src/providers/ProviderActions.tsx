import type { StaffProviderFile } from '@halley/contract';
import { Button, Select, toasts } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { call } from '../api/client.ts';
import { ReasonDialog } from '../shell/ReasonDialog.tsx';
import { ProviderDialog } from './ProviderDialog.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import { providerWords } from './words.ts';

interface Props {
  provider: StaffProviderFile;
  onDone: () => void;
}

/** Everything that changes a provider, each with a reason. */
export function ProviderActions({ provider, onDone }: Props): ReactNode {
  const [asking, setAsking] = useState<'edit' | 'switch' | 'renew' | 'drop'>();
  const [secret, setSecret] = useState<string>();
  const [overlap, setOverlap] = useState('72');
  const close = () => setAsking(undefined);
  const isOpen = provider.state === 'open';
  const params = { id: provider.id };
  const upon = (reason: string) => ({ reason, revision: provider.revision });
  const finish = (title: string) => {
    toasts.show({ title, tone: 'win' });
    onDone();
  };
  return (
    <>
      <Button size="small" look="outline" icon="settings" onClick={() => setAsking('edit')}>
        {providerWords.edit}
      </Button>
      {provider.keys.length > 1 ? (
        <Button size="small" look="outline" icon="lock" onClick={() => setAsking('drop')}>
          {providerWords.drop}
        </Button>
      ) : (
        <Button size="small" look="outline" icon="lock" onClick={() => setAsking('renew')}>
          {providerWords.renew}
        </Button>
      )}
      <Button size="small" look={isOpen ? 'danger' : 'secondary'} onClick={() => setAsking('switch')}>
        {isOpen ? providerWords.close : providerWords.open}
      </Button>
      {asking === 'edit' && <ProviderDialog provider={provider} onClosed={close} onDone={onDone} />}
      {asking === 'switch' && (
        <ReasonDialog
          title={isOpen ? providerWords.closeTitle(provider.title) : providerWords.openTitle(provider.title)}
          text={isOpen ? providerWords.closeText : providerWords.openText}
          label={isOpen ? providerWords.close : providerWords.open}
          look={isOpen ? 'danger' : 'primary'}
          onClosed={close}
          onConfirm={async (reason) => {
            const state = isOpen ? ('closed' as const) : ('open' as const);
            await call('switchStaffProvider', { params, body: { ...upon(reason), state } });
            finish(isOpen ? providerWords.closed : providerWords.opened);
          }}
        />
      )}
      {asking === 'renew' && (
        <ReasonDialog
          title={providerWords.renewTitle}
          text={providerWords.renewText}
          label={providerWords.renew}
          look="primary"
          onClosed={close}
          onConfirm={async (reason) => {
            const overlap_hours = overlap === '' ? null : Number(overlap);
            const made = await call('renewProviderSecret', { params, body: { ...upon(reason), overlap_hours } });
            setSecret(made.secret);
            onDone();
          }}
        >
          <Select
            label={providerWords.overlap}
            name="overlap"
            value={overlap}
            onChange={(event) => setOverlap(event.target.value)}
            options={providerWords.overlaps}
          />
        </ReasonDialog>
      )}
      {asking === 'drop' && (
        <ReasonDialog
          title={providerWords.dropTitle}
          text={providerWords.dropText}
          label={providerWords.drop}
          onClosed={close}
          onConfirm={async (reason) => {
            await call('dropProviderSecret', { params, body: upon(reason) });
            finish(providerWords.dropped);
          }}
        />
      )}
      {secret !== undefined && <SecretDialog id={provider.id} secret={secret} onClosed={() => setSecret(undefined)} />}
    </>
  );
}
