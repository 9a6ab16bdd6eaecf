import type { StaffProvider, StaffProviderFile } from '@halley/contract';
import type { FieldLabels } from '@halley/ui/form';
import { type Action, action, asEdit } from '../console/index.ts';
import { providerWords as own } from './words.ts';

/** What is said of a provider, when it is added and later. */
const said: FieldLabels = {
  title: own.titleField,
  base_url: { label: own.baseUrl, hint: own.baseUrlHint },
  allowed_addresses: { label: own.addresses, hint: own.addressesHint },
  producers: { label: own.producers, hint: own.producersHint, rows: 2 },
  calls_per_second: own.rate,
};

export function addProvider(onSecret: (made: { id: string; secret: string }) => void): Action {
  return action('addStaffProvider', {
    label: own.add,
    title: own.addTitle,
    text: own.addText,
    look: 'primary',
    icon: 'plus',
    start: { calls_per_second: 500 },
    labels: { name: { label: own.name, hint: own.nameHint }, ...said },
    onDone: ({ provider, secret }) => onSecret({ id: provider.id, secret }),
  });
}

/** Everything that changes a provider, each with a reason. */
export function providerActions(provider: StaffProviderFile, onSecret: (secret: string) => void): Action[] {
  const { title, state, revision } = provider;
  const params = { id: provider.id };
  const isOpen = state === 'open';
  return [
    changeProvider(provider),
    provider.keys.length > 1
      ? action('dropProviderSecret', {
          label: own.drop,
          title: own.dropTitle,
          text: own.dropText,
          look: 'outline',
          icon: 'lock',
          params,
          start: { revision },
          done: own.dropped,
        })
      : action('renewProviderSecret', {
          label: own.renew,
          title: own.renewTitle,
          text: own.renewText,
          look: 'outline',
          icon: 'lock',
          params,
          start: { revision, overlap_hours: 72 },
          labels: { overlap_hours: { label: own.overlap, options: own.overlaps } },
          onDone: ({ secret }) => onSecret(secret),
        }),
    action('switchStaffProvider', {
      label: isOpen ? own.close : own.open,
      title: isOpen ? own.closeTitle(title) : own.openTitle(title),
      text: isOpen ? own.closeText : own.openText,
      look: isOpen ? 'danger' : 'secondary',
      params,
      start: { revision, state: isOpen ? 'closed' : 'open' },
      done: isOpen ? own.closed : own.opened,
    }),
  ];
}

function changeProvider({
  id,
  revision,
  title,
  base_url,
  allowed_addresses,
  producers,
  calls_per_second,
}: StaffProvider) {
  return action('changeStaffProvider', {
    label: own.edit,
    title: own.editTitle(title),
    text: own.editText,
    ...asEdit,
    params: { id },
    start: { revision, title, base_url, allowed_addresses, producers, calls_per_second },
    labels: said,
    done: own.saved,
  });
}
