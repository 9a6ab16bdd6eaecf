import type { Player, PlayerFields } from '@halley/contract';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { catalogOf } from '../../i18n/index.server.ts';
import { Speaks } from '../../i18n/index.ts';
import { createFakeApi } from '../../query/testing/fake-api.ts';

/** The one server of these tests: `vi.mock('…/query/api.ts', async () => ({ api: (await import(…)).server.api }))`. */
export const server = createFakeApi();

export function aPlayer(changes: Partial<Player> = {}): Player {
  return {
    id: 7,
    email: 'comet@halley.test',
    nickname: null,
    first_name: null,
    last_name: null,
    gender: null,
    date_of_birth: null,
    country: 'AU',
    city: null,
    address: null,
    postal_code: null,
    state: null,
    mobile_phone: null,
    receive_promos: false,
    receive_sms_promos: false,
    currency: 'EUR',
    language: 'en',
    statuses: [],
    auth_fields_missed: [],
    created_at: '2026-01-01T00:00:00.000Z',
    current_sign_in_at: null,
    last_sign_in_at: null,
    last_sign_in_country: null,
    confirmed_at: null,
    deposit_bonus_code: null,
    can_issue_bonuses: true,
    autoregistered: false,
    autologin_link: null,
    verified: false,
    sumsub_verified: null,
    license_name: 'CW',
    sow_questionnaire_expires_at: null,
    two_factor_enabled: false,
    profession: null,
    has_password: true,
    ...changes,
  } as Player;
}

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
