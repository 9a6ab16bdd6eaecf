import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showModal } from '../identity/testing/show-modal.tsx';
import { Sidebar } from './Sidebar.tsx';

const root = (install: boolean) => ({
  locale: 'en',
  locales: ['en'],
  may: { register: true, signIn: true },
  flags: { on: { install_app: install }, pages: {} },
  player: null,
});

test('[PWA-02] the banner to install the app is there, and not for those who have it', async () => {
  await showModal(Sidebar, '/', { root: root(true) });
  expect(screen.getByRole('button', { name: 'Install the app' })).toBeTruthy();
});

test('[PWA-02] members of the group of the app do not see it', async () => {
  await showModal(Sidebar, '/', { root: root(false) });
  expect(screen.queryByRole('button', { name: 'Install the app' })).toBeNull();
});
