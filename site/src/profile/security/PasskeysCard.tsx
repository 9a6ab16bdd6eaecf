import { Badge } from '@halley/ui/Badge.tsx';
import { Button } from '@halley/ui/Button.tsx';
import { Note } from '@halley/ui/Card.tsx';
import { Skeleton } from '@halley/ui/Skeleton.tsx';
import { toasts } from '@halley/ui/toasts.ts';
import { useState } from 'react';
import { useSay } from '../../i18n/index.ts';
import {
  addPasskey,
  isKnownAlready,
  securityRefusals,
  usePasskeysExist,
  useReauthentication,
  wasCancelled,
} from '../../identity/index.ts';
import { LocalTime, type TimeFormat } from '../../page/index.ts';
import { callApi, Loaded, type Output, queries, useQuery } from '../../query/index.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { RenamePasskey } from './RenamePasskey.tsx';
import { SecurityCard } from './SecurityCard.tsx';
import { useActions } from './use-actions.ts';

const minutes: TimeFormat = { dateStyle: 'medium', timeStyle: 'short' };

type Passkey = Output<'listPasskeys'>[number];

/** Passkeys: add one, name it, take it away. */
export function PasskeysCard({ loaded }: { loaded: readonly Passkey[] | undefined }) {
  const say = useSay();
  const exist = usePasskeysExist();
  const query = useQuery('listPasskeys', undefined, { initial: loaded as Passkey[] | undefined });
  const { guarded, dialog } = useReauthentication();
  const { busy, failed, run } = useActions(securityRefusals);

  const add = () =>
    run('add', async () => {
      try {
        const passkey = await addPasskey(guarded);
        queries.set('listPasskeys', undefined, [...(query.data ?? []), passkey]);
        toasts.show({ tone: 'win', title: say('security.passkeys.added'), text: passkey.name });
      } catch (failure) {
        if (wasCancelled(failure)) return;
        if (!isKnownAlready(failure)) throw failure;
        toasts.show({ tone: 'info', title: say('security.passkeys.known') });
      }
    });
  const remove = ({ id }: Passkey) =>
    run(`remove ${id}`, async () => {
      await guarded(() => callApi('removePasskey', { params: { id: String(id) } }));
      queries.set(
        'listPasskeys',
        undefined,
        (query.data ?? []).filter((other) => other.id !== id),
      );
      toasts.show({ tone: 'info', title: say('security.passkeys.removed') });
    });

  return (
    <SecurityCard icon="user" title={say('security.passkeys.title')} text={say('security.passkeys.text')}>
      <Loaded query={query} name="listPasskeys" skeleton={<Skeleton className="h-13 rounded-sm" />}>
        {(passkeys) =>
          passkeys.length === 0 ? (
            <p className="text-text-soft">{say('security.passkeys.none')}</p>
          ) : (
            <ul className="grid">
              {passkeys.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  busy={busy === `remove ${passkey.id}`}
                  onRemove={() => void remove(passkey)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {failed && <Note tone="danger">{failed}</Note>}
      {exist ? (
        <Button icon="plus" className="justify-self-start" loading={busy === 'add'} onClick={() => void add()}>
          {say('security.passkeys.add')}
        </Button>
      ) : (
        <p className="text-13 text-text-faint">{say('security.passkeys.notHere')}</p>
      )}
      {dialog}
    </SecurityCard>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  busy: boolean;
  onRemove: () => void;
}

function PasskeyRow({ passkey, busy, onRemove }: PasskeyRowProps) {
  const say = useSay();
  const [open, setOpen] = useState<'rename' | 'remove'>();
  const { name } = passkey;
  if (open === 'rename') return <RenamePasskey passkey={passkey} onClosed={() => setOpen(undefined)} />;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 first:border-0 first:pt-0">
      <div className="grid min-w-40 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-bold break-words">
          {name}
          {passkey.synced && <Badge>{say('security.passkeys.synced')}</Badge>}
        </p>
        <p className="text-13 text-text-faint">
          {passkey.last_used_at ? (
            <>
              {say('security.passkeys.used')} <LocalTime at={passkey.last_used_at} format={minutes} />
            </>
          ) : (
            <>
              {say('security.passkeys.made')} <LocalTime at={passkey.created_at} format={minutes} />
            </>
          )}
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          size="small"
          aria-label={say('security.passkeys.renameOne', { name })}
          onClick={() => setOpen('rename')}
        >
          {say('security.passkeys.rename')}
        </Button>
        <Button
          size="small"
          look="danger"
          loading={busy}
          aria-label={say('security.passkeys.removeOne', { name })}
          onClick={() => setOpen('remove')}
        >
          {say('security.passkeys.remove')}
        </Button>
      </div>
      {open === 'remove' && (
        <ConfirmDialog
          title={say('security.passkeys.removeTitle', { name })}
          text={say('security.passkeys.removeText')}
          yes={say('security.passkeys.remove')}
          onYes={onRemove}
          onClosed={() => setOpen(undefined)}
        />
      )}
    </li>
  );
}
