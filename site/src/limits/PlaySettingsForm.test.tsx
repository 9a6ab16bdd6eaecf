import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queries } from '../query/index.ts';
import { refuse } from '../query/testing/fake-api.ts';
import { aPlayer, server, showAs } from '../session/testing/fake-server.tsx';
import { PlaySettingsForm } from './PlaySettingsForm.tsx';

vi.mock('../query/api.ts', async () => ({ api: (await import('../session/testing/fake-server.tsx')).server.api }));
vi.mock('../query/report-failure.ts', () => ({ reportFailure: () => undefined }));

const kept = { reality_check_minutes: 30, show_net: false, net_always_shown: false };
const net = () => screen.getByRole<HTMLInputElement>('switch');
const minutes = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

beforeEach(() => {
  server.reset();
  queries.clear();
  server.answers.readPlaySettings = () => kept;
});
afterEach(cleanup);

test('the answer to an earlier press does not take back a later one', async () => {
  const answers: ((settings: object) => void)[] = [];
  server.answers.editPlaySettings = () => new Promise((resolve) => answers.push(resolve));
  await act(async () => showAs(aPlayer(), <PlaySettingsForm />));
  await screen.findByRole('switch');
  await act(async () => fireEvent.click(minutes('15 min')));
  await act(async () => fireEvent.click(net()));
  await waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => answers[0]?.({ ...kept, reality_check_minutes: 15 }));
  expect([minutes('15 min').checked, net().checked]).toEqual([true, true]);
  await act(async () => answers[1]?.({ ...kept, reality_check_minutes: 15, show_net: true }));
  expect([minutes('15 min').checked, net().checked]).toEqual([true, true]);
});

test('what could not be kept is shown as the house has it', async () => {
  server.answers.editPlaySettings = refuse(500, null);
  await act(async () => showAs(aPlayer(), <PlaySettingsForm />));
  await screen.findByRole('switch');
  await act(async () => fireEvent.click(net()));
  await waitFor(() => expect(net().checked).toBe(false));
  expect(server.inputsOf('readPlaySettings')).toHaveLength(2);
});
