import type { Player } from '@halley/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogOf } from '../i18n/index.server.ts';
import { refuse } from '../query/testing/fake-api.ts';
import { usePlayer } from '../session/index.ts';
import { aPlayer, server, showAs, someFields } from '../session/testing/fake-server.tsx';
import { DetailsCard } from './DetailsCard.tsx';
import { useStateAutofill } from './use-state-autofill.ts';

vi.mock('../query/api.ts', async () => ({ api: (await import('../session/testing/fake-server.tsx')).server.api }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
beforeEach(() => {
  // What the question says comes with it.
  vi.stubGlobal('fetch', async () => Response.json(catalogOf('en')));
  server.reset();
  server.answers.editPlayer = () => aPlayer();
});

const countries = [
  { value: 'AU', label: 'Australia' },
  { value: 'CA', label: 'Canada' },
];

function Card() {
  const player = usePlayer();
  return player && <DetailsCard player={player} fields={someFields} countries={countries} />;
}

const show = (changes: Partial<Player> = {}) => showAs(aPlayer(changes), <Card />);
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
const sent = () => server.inputsOf('editPlayer').map((input) => (input as { body: unknown }).body);

describe('personal details', () => {
  test('what was set once can be read and not changed, and the reason is given', async () => {
    show({ first_name: 'Ada', date_of_birth: '1986-02-09' });
    expect((await screen.findByText('Ada')).closest('dd')).toBeTruthy();
    expect(screen.getByText('9 February 1986')).toBeTruthy();
    expect(screen.getByText('Australia').closest('dd')).toBeTruthy();
    expect(screen.queryByLabelText('First name')).toBeNull();
    expect(screen.getByText(/Fields with a lock were set once/)).toBeTruthy();
    expect(screen.getByLabelText('City')).toBeTruthy();
  });

  test('what a document has proven is locked for a verified player', async () => {
    show({ verified: true, city: 'Perth', nickname: 'Comet' });
    expect((await screen.findByText('Perth')).closest('dd')).toBeTruthy();
    expect(screen.queryByLabelText('City')).toBeNull();
    expect((screen.getByLabelText('Nickname') as HTMLInputElement).value).toBe('Comet');
  });

  test('[VALID-28] an account in Lithuania gets words of its own, and the player joins group 1101; nothing is sent', async () => {
    server.answers.changeGroups = () => undefined;
    show();
    await type('Bank account (IBAN)', 'lt12 1000 0111 0100 1000');
    save();
    const words = 'Bank account (IBAN): we cannot send money to accounts in Lithuania. Please use another account.';
    expect(await screen.findByText(words)).toBeTruthy();
    await waitFor(() =>
      expect(server.inputsOf('changeGroups')).toEqual([{ body: { groups: { add: [1101], remove: [] } } }]),
    );
    expect(sent()).toEqual([]);
    await type('Bank account (IBAN)', 'DE00 1234');
    save();
    expect(await screen.findByText('Bank account (IBAN) is not a valid account number.')).toBeTruthy();
    expect(server.inputsOf('changeGroups')).toHaveLength(1);
  });

  test('[F-03] another bank account asks once more who is here, and is saved then', async () => {
    server.answers.reauthenticate = () => null;
    server.answers.editPlayer = () =>
      server.inputsOf('reauthenticate').length === 0
        ? refuse(403, { error: { code: 'REAUTHENTICATION_REQUIRED' } })()
        : aPlayer();
    show();
    await type('Bank account (IBAN)', 'DE89 3704 0044 0532 0130 00');
    save();
    const password = await screen.findByLabelText('Current password');
    fireEvent.change(password, { target: { value: 'Halley-2026!' } });
    fireEvent.submit(password.closest('form') as HTMLFormElement);
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(await screen.findByRole('button', { name: 'Save changes' })).toBeTruthy();
  });

  test('only what changed is sent; ticks and the address of the account are not part of it', async () => {
    show({ nickname: 'Comet' });
    await type('City', ' Perth ');
    await type('Nickname', '');
    save();
    await waitFor(() => expect(sent()).toEqual([{ context: 'edition', player: { city: 'Perth', nickname: null } }]));
    expect(screen.queryByLabelText('E-mail')).toBeNull();
  });

  test('without a change there is nothing to save', async () => {
    show();
    await type('City', 'Perth');
    await type('City', '');
    expect((screen.getByRole('button', { name: 'Save changes' }) as HTMLButtonElement).disabled).toBe(true);
  });

  test('[VALID-31] the postal code proposes the state, which is sent with it; a chosen one stays', async () => {
    show();
    await type('Postal code', '2000');
    const state = screen.getByLabelText('State or province') as HTMLSelectElement;
    expect(state.value).toBe('NSW');
    expect(screen.getByText('From your postal code. Change it if it is wrong.')).toBeTruthy();
    save();
    await waitFor(() =>
      expect(sent()).toEqual([{ context: 'edition', player: { postal_code: '2000', state: 'NSW' } }]),
    );
    fireEvent.change(state, { target: { value: 'TAS' } });
    await type('Postal code', '3000');
    expect(state.value).toBe('TAS');
  });

  test('day, month and year become one date; a day that does not exist is refused before it is sent', async () => {
    show();
    await type('Day of birth', '31');
    await type('Month of birth', '2');
    fireEvent.blur(screen.getByLabelText('Month of birth'));
    await type('Year of birth', '1986');
    save();
    expect(await screen.findByText('Date of birth is not a date that exists.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Day of birth'));
    expect(sent()).toEqual([]);
    await type('Day of birth', '9');
    fireEvent.blur(screen.getByLabelText('Day of birth'));
    save();
    await waitFor(() => expect(sent()).toEqual([{ context: 'edition', player: { date_of_birth: '1986-02-09' } }]));
  });

  test('a month that is none is said when the field is left', async () => {
    show();
    await type('Month of birth', '13');
    fireEvent.blur(screen.getByLabelText('Month of birth'));
    expect(screen.getByText(/enter the month with two digits/)).toBeTruthy();
  });

  test('a phone number is sent with the code of its country', async () => {
    show();
    await type('Mobile phone', '412 345 678');
    save();
    await waitFor(() => expect(sent()).toEqual([{ context: 'edition', player: { mobile_phone: '+61412345678' } }]));
  });

  test('what the server refuses stands beside its field, and what was typed stays', async () => {
    server.answers.editPlayer = refuse(422, {
      errors: { first_name: { locked: 'x' }, base: { update_was_not_performed: 'x' } },
    });
    show();
    await type('First name', 'Ada');
    save();
    expect(await screen.findByText('First name cannot be changed any more. Support can help.')).toBeTruthy();
    expect(screen.getByText('None of this can be changed here. Support can help.')).toBeTruthy();
    expect((screen.getByLabelText('First name') as HTMLInputElement).value).toBe('Ada');
    expect(document.activeElement).toBe(screen.getByLabelText('First name'));
  });
});

describe('[VALID-31] a state that is demanded and empty', () => {
  function Fill() {
    const player = usePlayer();
    return player && <Filled player={player} />;
  }
  function Filled({ player }: { player: Player }) {
    useStateAutofill(player, someFields);
    return <p>{player.state ?? 'none'}</p>;
  }

  test('is sent once as the postal code names it, and the player is read again', async () => {
    let player = aPlayer({ id: 81, postal_code: '3000' });
    server.answers.editPlayer = () => {
      player = { ...player, state: 'VIC' };
      return player;
    };
    showAs(player, <Fill />, () => player);
    expect(await screen.findByText('VIC')).toBeTruthy();
    expect(sent()).toEqual([{ context: 'edition', player: { state: 'VIC' } }]);
  });

  test.each([
    ['a state is there', { state: 'NSW', postal_code: '3000' }],
    ['no postal code is there', {}],
    ['the code names none', { postal_code: '0001' }],
    ['the country has no such table', { country: 'DE', postal_code: '12439' }],
  ])('is left alone where %s', async (_, changes) => {
    showAs(aPlayer({ id: 82, ...changes } as Partial<Player>), <Fill />);
    await screen.findByText(/none|NSW/);
    expect(sent()).toEqual([]);
  });
});
