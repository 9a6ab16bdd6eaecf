import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeApi } from '../query/testing/fake-api.ts';
import { EntryDialog } from './RegistrationModal.tsx';
import { showModal } from './testing/show-modal.tsx';

const server = createFakeApi();
vi.mock('../query/api.ts', () => ({
  get api() {
    return server.api;
  },
}));
beforeEach(() => server.reset());

describe('a device where somebody has logged in before', () => {
  afterEach(() => localStorage.clear());
  const guarded = '/registration?redirect=%2Fplay%2Fa%2Fb%3Fmode%3Dreal';

  test('[F-37] meets log-in where a guard asks for an account, with the way back kept', async () => {
    localStorage.setItem('knownDevice', '1');
    const { address } = await showModal(EntryDialog, guarded);
    await waitFor(() => expect(address()).toBe('/login?redirect=%2Fplay%2Fa%2Fb%3Fmode%3Dreal'));
  });

  test.each([
    ['was asked for in the menu', '/registration'],
    ['was asked for at log-in', `${guarded}&asked=1`],
  ])('[F-37] still opens a new account that %s', async (_how, path) => {
    localStorage.setItem('knownDevice', '1');
    const { address } = await showModal(EntryDialog, path);
    expect(screen.getByRole('heading', { name: 'Create account' })).toBeTruthy();
    expect(address()).toBe(path);
  });

  test('[F-37] is one only once somebody has logged in', async () => {
    await showModal(EntryDialog, guarded);
    expect(screen.getByRole('heading', { name: 'Create account' })).toBeTruthy();
  });
});
