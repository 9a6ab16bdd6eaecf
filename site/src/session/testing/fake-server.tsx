import type { Player, PlayerFields } from '@halley/contract';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { aPlayer } from '../../../../contract/src/testing/a-player.ts';
import { catalogOf } from '../../i18n/index.server.ts';
import { Speaks } from '../../i18n/index.ts';
import { createFakeApi } from '../../query/testing/fake-api.ts';

export { aPlayer };

/** The one server of these tests: `vi.mock('…/query/api.ts', async () => ({ api: (await import(…)).server.api }))`. */
export const server = createFakeApi();

const edition = ['first_name', 'date_of_birth', 'country', 'city', 'postal_code', 'state', 'mobile_phone'];

export const someFields = {
  fields: [
    { field: 'email', type: 'email', once_set: true },
    { field: 'mobile_phone', type: 'phone' },
    { field: 'first_name', type: 'text', once_set: true, length: { maximum: 50 } },
    { field: 'date_of_birth', type: 'date', once_set: true },
    { field: 'country', type: 'select', once_set: true },
    { field: 'city', type: 'text' },
    { field: 'postal_code', type: 'text' },
    { field: 'state', type: 'select' },
    { field: 'nickname', type: 'text' },
    { field: 'iban', type: 'text' },
    { field: 'receive_promos', type: 'checkbox' },
  ],
  contexts: { edition, deposit: ['first_name', 'city'], payment_systems: {} },
} as unknown as PlayerFields;

/** A page of the site with a player, whom the server is asked for again when the page is loaded anew. */
export function showAs(player: Player, page: ReactNode, readPlayer: () => Player = () => player) {
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ player: readPlayer(), accounts: [], locale: 'en', locales: ['en', 'de'], prefix: '' }),
      HydrateFallback: () => null,
      Component: () => (
        <Speaks locale="en" messages={catalogOf('en')}>
          {page}
        </Speaks>
      ),
    },
  ]);
  return render(<Page />);
}
