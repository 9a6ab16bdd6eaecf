import type { StaffProvider } from '@halley/contract';
import { Field, toasts } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { call } from '../api/client.ts';
import { ReasonDialog } from '../shell/ReasonDialog.tsx';
import { listOf, TextArea } from '../shell/TextArea.tsx';
import { TextField } from '../shell/TextField.tsx';
import { words } from '../words.ts';
import { providerWords } from './words.ts';

interface Props {
  /** Unset: a new one. */
  provider?: StaffProvider;
  onClosed: () => void;
  onDone: () => void;
  onSecret?: (made: { id: string; secret: string }) => void;
}

/** What is said of a provider, when it is added and later. */
export function ProviderDialog({ provider, onClosed, onDone, onSecret }: Props): ReactNode {
  const [name, setName] = useState('');
  const [title, setTitle] = useState(provider?.title ?? '');
  const [baseUrl, setBaseUrl] = useState(provider?.base_url ?? '');
  const [addresses, setAddresses] = useState(provider?.allowed_addresses.join('\n') ?? '');
  const [producers, setProducers] = useState(provider?.producers.join('\n') ?? '');
  const [rate, setRate] = useState(String(provider?.calls_per_second ?? 500));
  const said = () => ({
    title,
    base_url: baseUrl,
    allowed_addresses: listOf(addresses),
    producers: listOf(producers),
    calls_per_second: Number(rate),
  });
  const save = async (reason: string) => {
    if (provider) {
      const body = { reason, revision: provider.revision, ...said() };
      await call('changeStaffProvider', { params: { id: provider.id }, body });
      toasts.show({ title: providerWords.saved, tone: 'win' });
    } else {
      const { secret } = await call('addStaffProvider', { body: { reason, name, ...said() } });
      onSecret?.({ id: name, secret });
    }
    onDone();
  };
  return (
    <ReasonDialog
      title={provider ? providerWords.editTitle(provider.title) : providerWords.addTitle}
      text={provider ? providerWords.editText : providerWords.addText}
      label={provider ? words.save : providerWords.add}
      look="primary"
      onClosed={onClosed}
      onConfirm={save}
    >
      {!provider && (
        <TextField
          label={providerWords.name}
          hint={providerWords.nameHint}
          name="name"
          pattern="[a-z0-9][a-z0-9\-]{1,31}"
          value={name}
          onText={setName}
        />
      )}
      <TextField label={providerWords.titleField} name="title" value={title} onText={setTitle} />
      <TextField
        label={providerWords.baseUrl}
        hint={providerWords.baseUrlHint}
        name="base_url"
        maxLength={500}
        value={baseUrl}
        onText={setBaseUrl}
      />
      <TextArea
        label={providerWords.addresses}
        hint={providerWords.addressesHint}
        name="allowed_addresses"
        required
        rows={3}
        value={addresses}
        onChange={(event) => setAddresses(event.target.value)}
      />
      <TextArea
        label={providerWords.producers}
        hint={providerWords.producersHint}
        name="producers"
        rows={2}
        value={producers}
        onChange={(event) => setProducers(event.target.value)}
      />
      <Field
        label={providerWords.rate}
        name="calls_per_second"
        type="number"
        required
        min={1}
        max={100_000}
        step={1}
        value={rate}
        onChange={(event) => setRate(event.target.value)}
      />
    </ReasonDialog>
  );
}
