import type { Database } from '../../kit/index.ts';
import { aCollection, aGame, aJackpotId, aProvider } from './desk-things.ts';

const reason = 'a reason for the trail';
/** A change of what nobody has changed yet. */
const upon = { reason, revision: 1 };

/** For every call on the desks of games, their providers and jackpots: a request that succeeds if it is let through. */
export const gameRequests = (database: Database) => ({
  listStaffGames: async () => ({ query: '?question=comet' }),
  readStaffGame: async () => ({ params: { id: (await aGame(database)).id } }),
  switchGame: async () => ({ params: { id: (await aGame(database)).id }, payload: { ...upon, state: 'closed' } }),
  changeGame: async () => ({ params: { id: (await aGame(database)).id }, payload: { ...upon, popularity: 7 } }),
  listStaffProducers: async () => ({}),
  switchProducer: async () => ({
    params: { id: (await aGame(database)).producer },
    payload: { ...upon, state: 'closed' },
  }),
  changeProducer: async () => ({
    params: { id: (await aGame(database)).producer },
    payload: { ...upon, closed_in: ['SE'] },
  }),
  listStaffCollections: async () => ({}),
  readStaffCollection: async () => ({ params: { id: await aCollection(database) } }),
  saveCollection: async () => ({
    params: { id: await aCollection(database) },
    payload: { ...upon, title: 'Another', games: [(await aGame(database)).identifier] },
  }),
  removeCollection: async () => ({ params: { id: await aCollection(database) }, payload: upon }),
  orderCollections: async () => {
    await aCollection(database);
    const { rows } = await database.query<{ id: string }>('select id from games_collection order by position, id');
    const seen = rows.map(({ id }) => id);
    return { payload: { reason, seen, wanted: seen.toReversed() } };
  },
  listStaffProviders: async () => ({}),
  readStaffProvider: async () => ({ params: { id: (await aProvider(database)).id } }),
  addStaffProvider: async () => ({
    payload: {
      reason,
      name: `new-${Math.floor(performance.now() * 1000)}`,
      title: 'New',
      base_url: 'https://new.example',
      allowed_addresses: ['203.0.113.0/24'],
    },
  }),
  changeStaffProvider: async () => ({
    params: { id: (await aProvider(database)).id },
    payload: { ...upon, calls_per_second: 7 },
  }),
  switchStaffProvider: async () => ({
    params: { id: (await aProvider(database)).id },
    payload: { ...upon, state: 'closed' },
  }),
  renewProviderSecret: async () => ({
    params: { id: (await aProvider(database)).id },
    payload: { ...upon, overlap_hours: 24 },
  }),
  dropProviderSecret: async () => {
    const { id, desk } = await aProvider(database);
    await desk.renew({ id, actor: { kind: 'system' }, reason }, null);
    return { params: { id }, payload: { reason, revision: 2 } };
  },
  reconcileProvider: async () => ({ params: { id: (await aProvider(database)).id } }),
  listStaffJackpots: async () => ({}),
  readStaffJackpot: async () => ({ params: { id: await aJackpotId(database) } }),
  changeJackpot: async () => {
    const id = await aJackpotId(database);
    const { rows } = await database.query<{ id: number }>('select id from jackpots_level where jackpot_id = $1', [id]);
    const rules = { contribution_ppm: 500, seed_amount_cents: 1, ceiling_amount_cents: 2 };
    return { params: { id }, payload: { ...upon, levels: [{ id: rows[0]?.id, ...rules }] } };
  },
  switchJackpot: async () => ({ params: { id: await aJackpotId(database) }, payload: { ...upon, state: 'paused' } }),
  checkJackpot: async () => ({ params: { id: await aJackpotId(database) } }),
});
