import { Button, Field, IconButton } from '@halley/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useSay } from '../../i18n/index.ts';
import { notify } from '../../page/index.ts';
import { callApi } from '../../query/index.ts';
import { keptOf } from './merge-slips.ts';
import type { SlipState } from './slip-state.ts';

/** A short link to these selections, without their stake. */
export function ShareSlip({ state }: { state: SlipState }): ReactNode {
  const say = useSay();
  const [link, setLink] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const key = JSON.stringify(keptOf(state));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is of the slip it was made of
  useEffect(() => setLink(undefined), [key]);
  const make = async () => {
    setBusy(true);
    try {
      const { code } = await callApi('shareSlip', { body: keptOf(state) });
      setLink(`${window.location.origin}/sport?slip=${code}`);
    } catch {
      notify({ tone: 'danger', title: say('slip.share.failed') });
    }
    setBusy(false);
  };
  const copy = async () => {
    if (link) await navigator.clipboard?.writeText(link).catch(() => undefined);
    notify({ tone: 'win', title: say('slip.share.copied') });
  };
  if (link) {
    return (
      <Field
        label={say('slip.share.link')}
        value={link}
        readOnly
        onFocus={({ target }) => target.select()}
        suffix={<IconButton icon="copy" size="small" label={say('slip.share.copy')} onClick={copy} />}
        hint={say('slip.share.text')}
      />
    );
  }
  return (
    <Button look="quiet" size="small" icon="send" loading={isBusy} onClick={make}>
      {say('slip.share')}
    </Button>
  );
}
