import type { Lootbox } from '@halley/contract';
import { commit, weightedDraw } from '@halley/studio/fair';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queries } from '../../query/index.ts';
import { refuse } from '../../query/testing/fake-api.ts';
import { aPlayer, server, showAs } from '../../session/testing/fake-server.tsx';
import { checkLootbox, checkTyped, type TypedDraw } from './check-draw.ts';
import { DrawChecker } from './DrawChecker.tsx';
import { aDrawn, someChances } from './testing/some-lootboxes.ts';

vi.mock('../../query/api.ts', async () => ({
  api: (await import('../../session/testing/fake-server.tsx')).server.api,
}));
vi.mock('../../query/report-failure.ts', () => ({ reportFailure: vi.fn() }));

beforeEach(() => {
  server.reset();
  queries.clear();
});
afterEach(cleanup);

const serverSeed = 'e3'.repeat(32);
const weights = someChances().map(({ weight }) => weight);

/** As the house would have drawn it. */
function anHonestDraw(changes: Partial<NonNullable<Lootbox['proof']>> = {}): Lootbox {
  const source = { serverSeed, clientSeed: 'a comet', nonce: 48 };
  const { item, drawn, of, rest } = weightedDraw(source, weights);
  const sealed = { server_seed_hash: commit(serverSeed), server_seed: serverSeed, client_seed: 'a comet', nonce: 48 };
  return aDrawn(item, { proof: { ...sealed, drawn, of, rest, ...changes } });
}

describe('a draw, drawn again', () => {
  test('[PP-12] [PP-13] holds where nothing was changed', () => {
    expect(checkLootbox(anHonestDraw())).toMatchObject({ drawHolds: true, sealHolds: true });
  });

  test.each([
    ['another number', { drawn: 3 }, { drawHolds: false, sealHolds: true }],
    ['another place to rest', { rest: 3 }, { drawHolds: false, sealHolds: true }],
    ['another seal', { server_seed_hash: 'ab'.repeat(32) }, { drawHolds: true, sealHolds: false }],
  ])('does not hold with %s', (_name, changes, verdict) => {
    expect(checkLootbox(anHonestDraw(changes))).toMatchObject(verdict);
  });

  test('does not hold where something else was given than was drawn', () => {
    const box = anHonestDraw();
    expect(checkLootbox({ ...box, drawn_item: ((box.drawn_item ?? 0) + 1) % 9 })).toMatchObject({ drawHolds: false });
  });

  test('says nothing while the seed is sealed', () => {
    expect(checkLootbox(anHonestDraw({ server_seed: null }))).toBeNull();
  });
});

describe('typed numbers', () => {
  const typed: TypedDraw = {
    serverSeed,
    serverSeedHash: '',
    clientSeed: 'a comet',
    nonce: '48',
    weights: weights.join(', '),
  };

  test('give the same', () => {
    const { proof, drawn_item: item } = anHonestDraw();
    expect(checkTyped(typed)).toMatchObject({ item, drawn: proof?.drawn, rest: proof?.rest, sealHolds: null });
    expect(checkTyped({ ...typed, serverSeedHash: commit(serverSeed) })).toMatchObject({ sealHolds: true });
    expect(checkTyped({ ...typed, serverSeedHash: 'ab'.repeat(32) })).toMatchObject({ sealHolds: false });
  });

  test.each([
    [{ serverSeed: 'x' }, ['serverSeed']],
    [{ serverSeedHash: 'x' }, ['serverSeedHash']],
    [{ clientSeed: ' ', nonce: '-1' }, ['clientSeed', 'nonce']],
    [{ weights: '5' }, ['weights']],
    [{ weights: '5, x' }, ['weights']],
    [{ weights: '0, 0' }, ['weights']],
  ])('%j cannot be understood', (changes, faults) => {
    expect(checkTyped({ ...typed, ...changes })).toEqual({ faults });
  });
});

describe('on the page of fairness', () => {
  test('an opened draw is checked in the browser', async () => {
    const box = anHonestDraw();
    server.answers.listLootboxes = () => [box];
    showAs(aPlayer(), <DrawChecker />);
    fireEvent.click(await screen.findByRole('button', { name: 'Draw it again' }));
    const verdict = await screen.findByText('It holds');
    expect(verdict.parentElement?.textContent).toContain('The seed is the one that was sealed.');
    expect(verdict.parentElement?.textContent).toContain(`of 1,000`);
  });

  test('a sealed one is opened by taking new seeds; a round that is open stands in the way', async () => {
    server.answers.listLootboxes = () => [anHonestDraw({ server_seed: null })];
    server.answers.rotateSeeds = refuse(409, { error: { code: 'ROUND_UNFINISHED' } });
    showAs(aPlayer(), <DrawChecker />);
    fireEvent.click(await screen.findByRole('button', { name: 'Take new seeds' }));
    expect(await screen.findByText(/A round that is still open must be finished first/)).toBeTruthy();
    server.answers.rotateSeeds = () => ({});
    server.answers.listLootboxes = () => [anHonestDraw()];
    fireEvent.click(screen.getByRole('button', { name: 'Take new seeds' }));
    expect(await screen.findByRole('button', { name: 'Draw it again' })).toBeTruthy();
    expect(server.inputsOf('rotateSeeds')).toEqual([{ body: { mode: 'real' } }, { body: { mode: 'real' } }]);
  });

  test('anybody may type numbers; what cannot be understood is marked', async () => {
    server.answers.listLootboxes = () => [];
    showAs(aPlayer(), <DrawChecker />);
    const type = (label: string | RegExp, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    fireEvent.click(await screen.findByRole('button', { name: 'Draw' }));
    expect(await screen.findByText('64 digits from 0 to 9 and a to f.')).toBeTruthy();
    type('Server seed', serverSeed);
    type('Seed of the player', 'a comet');
    type('Number of the draw', '48');
    type('Weights, in their order', weights.join());
    fireEvent.click(screen.getByRole('button', { name: 'Draw' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('It holds'));
  });
});
