import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogOf } from '../i18n/index.server.ts';
import { PersonalInfoForm } from '../identity/index.ts';
import { queries } from '../query/index.ts';
import { refuse } from '../query/testing/fake-api.ts';
import { aPlayer, server, showAs, someFields } from '../session/testing/fake-server.tsx';
import { ProfileData } from './ProfileData.tsx';

vi.mock('../query/api.ts', async () => ({ api: (await import('../session/testing/fake-server.tsx')).server.api }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
beforeEach(() => {
  queries.clear();
  vi.stubGlobal('fetch', async () => Response.json(catalogOf('en')));
  server.reset();
  server.answers.readPlayerFields = () => someFields;
  server.answers.listCountries = () => [{ code: 'AU', name: 'Australia', default_currency: 'EUR' }];
  server.answers.editPlayer = () => aPlayer();
});

async function show(player = aPlayer(), context = 'deposit') {
  const onDone = vi.fn();
  await act(async () => {
    showAs(
      player,
      <Suspense>
        <PersonalInfoForm context={context} onDone={onDone} />
      </Suspense>,
    );
  });
  return onDone;
}

test('only the empty required fields of the context are asked for, and all of them must be filled', async () => {
  const onDone = await show();
  expect(await screen.findByLabelText('First name')).toBeTruthy();
  expect(screen.getAllByRole('textbox')).toHaveLength(2);
  fireEvent.change(screen.getByLabelText('First name'), { target: { value: 'Ada' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save and go on' }));
  expect(await screen.findByText('City is required.')).toBeTruthy();
  expect(server.inputsOf('editPlayer')).toEqual([]);
  fireEvent.change(screen.getByLabelText('City'), { target: { value: 'Perth' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save and go on' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(server.inputsOf('editPlayer')).toEqual([
    { body: { context: 'deposit', player: { first_name: 'Ada', city: 'Perth' } } },
  ]);
});

test.each([
  ['everything is there', { first_name: 'Ada', city: 'Perth' }, 'deposit'],
  ['the context is unknown', {}, 'nobody'],
  ['the context is a word of every object', {}, 'constructor'],
])('nothing is asked where %s', async (_, changes, context) => {
  const onDone = await show(aPlayer(changes), context);
  fireEvent.click(await screen.findByRole('button', { name: 'Go on' }));
  expect(onDone).toHaveBeenCalledOnce();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('what cannot be loaded can be asked for again', async () => {
  server.answers.readPlayerFields = refuse(503, { error: { code: 'UNAVAILABLE' } });
  await show();
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.answers.readPlayerFields = () => someFields;
  fireEvent.click(again);
  expect(await screen.findByLabelText('City')).toBeTruthy();
});

test('profile data is shown in words, and what is missing as missing', async () => {
  await act(async () => {
    showAs(
      aPlayer({ first_name: 'Ada', date_of_birth: '1986-02-09' }),
      <Suspense>
        <ProfileData />
      </Suspense>,
    );
  });
  expect(await screen.findByText('Ada')).toBeTruthy();
  expect(screen.getByText('Australia')).toBeTruthy();
  expect(screen.getByText('9 February 1986')).toBeTruthy();
  expect(screen.getByText('City').closest('div')?.textContent).toContain('Not given');
});
