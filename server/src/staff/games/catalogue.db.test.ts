import type { StaffGameFile } from '@halley/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { listEntries } from '../../audit/index.ts';
import { createDocuments, writeDocument } from '../../config/index.ts';
import { createCatalogue, listInCatalogue } from '../../games/index.ts';
import { aListedGame } from '../../games/testing/listed-game.ts';
import { sharedDatabase } from '../../kit/testing/shared.ts';
import { aCollection, aGame } from '../testing/desk-things.ts';
import { sharedStaff, type TestMember } from '../testing/test-staff.ts';

const database = sharedDatabase();
const room = sharedStaff(database);
let ada: TestMember;
let grace: TestMember;
beforeAll(async () => {
  ada = await room.member('games');
  grace = await room.member('admin');
});

const reason = 'its studio asked for it';
const read = async (id: number): Promise<StaffGameFile> => (await ada.get(`/api/staff/games/${id}`)).json();
const patch = (member: TestMember, url: string, payload: object) => member.send({ method: 'PATCH', url, payload });
const put = (member: TestMember, url: string, payload: object) => member.send({ method: 'PUT', url, payload });
/** What everybody sees, in a process that knows nothing yet. */
const publicCatalogue = () => createCatalogue({ database, documents: createDocuments({ database }) });

describe('the list of games', () => {
  test('has every game, closed ones too, by title and page by page', async () => {
    const games = Array.from({ length: 60 }, (_, index) =>
      aListedGame(`paging/game-${String(index).padStart(2, '0')}`),
    );
    await database.tx((tx) => listInCatalogue(tx, games));
    await database.query("update games_game set state = 'closed' where identifier = 'paging/game-00'");
    const first = (await ada.get('/api/staff/games?producer=paging')).json();
    expect(first).toMatchObject({ found: 60, page: 1, pages: 2 });
    expect(first.games).toHaveLength(50);
    expect(first.games[0]).toMatchObject({ identifier: 'paging/game-00', state: 'closed' });
    const last = (await ada.get('/api/staff/games?producer=paging&page=2')).json();
    expect(last.games.map(({ title }: { title: string }) => title).at(-1)).toBe('Game 59');
    // Beyond the end is the end.
    expect((await ada.get('/api/staff/games?producer=paging&page=99999')).json().page).toBe(2);
    const closed = (await ada.get('/api/staff/games?producer=paging&state=closed')).json();
    expect(closed.games).toHaveLength(1);
  });

  test.each([
    ['a part of the title', 'question=Game%2041', 1],
    ['an identifier', 'question=paging%2Fgame-07', 1],
    ['a sign that means anything in a database', 'question=%25', 0],
    ['another one', 'question=_', 0],
    ['a quote', 'question=%27%3B%20drop%20table%20games_game', 0],
  ])('is searched by %s', async (_what, query, found) => {
    expect((await ada.get(`/api/staff/games?producer=paging&${query}`)).json().found).toBe(found);
  });

  test.each(['page=0', 'page=-1', 'page=x', 'state=gone', 'producer=A%20b', `question=${'x'.repeat(101)}`])(
    '%s is a 422',
    async (query) => {
      expect((await ada.get(`/api/staff/games?${query}`)).statusCode).toBe(422);
    },
  );
});

describe('switching off', () => {
  test('a game: it is closed for whoever looks from now on, with who and why in the trail', async () => {
    const { id, identifier } = await aGame(database);
    expect(await publicCatalogue().refusalToPlay({ game: identifier, country: 'DE' })).toBeUndefined();
    const answer = await ada.post(`/api/staff/games/${id}/state`, { reason, revision: 1, state: 'closed' });
    expect(answer.json()).toMatchObject({ state: 'closed', revision: 2 });
    const refusal = await publicCatalogue().refusalToPlay({ game: identifier, country: 'DE' });
    expect(refusal?.code).toBe('GAME_CLOSED');
    expect((await publicCatalogue().current()).byIdentifier.has(identifier)).toBe(false);
    const [entry] = await listEntries(database, { kind: 'games.game_switched', limit: 1 });
    expect(entry).toMatchObject({
      reason,
      actor: { kind: 'staff', id: ada.id },
      target: { kind: 'game', id: String(id) },
      detail: { identifier, from: 'open', to: 'closed' },
    });
  });

  test('a producer closes all of its games, and each is as it was when it opens again', async () => {
    const { producer } = await aGame(database);
    await database.tx((tx) => listInCatalogue(tx, [aListedGame(`${producer}/other`)]));
    await database.query('update games_game set state = $2 where identifier = $1', [`${producer}/other`, 'closed']);
    const turn = (state: string, revision: number) =>
      ada.post(`/api/staff/producers/${producer}/state`, { reason, revision, state });
    expect((await turn('closed', 1)).json()).toMatchObject({ state: 'closed', games: 2, open_games: 1 });
    expect([...(await publicCatalogue().current()).closed].filter((game) => game.startsWith(producer))).toHaveLength(2);
    expect((await turn('open', 2)).json()).toMatchObject({ state: 'open' });
    expect([...(await publicCatalogue().current()).closed].filter((game) => game.startsWith(producer))).toEqual([
      `${producer}/other`,
    ]);
  });

  test('two at once: one does it, the other is told that somebody was faster', async () => {
    const { id } = await aGame(database);
    const answers = await Promise.all(
      [ada, grace].map((member) =>
        member.post(`/api/staff/games/${id}/state`, { reason, revision: 1, state: 'closed' }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      error: { code: 'CHANGED_MEANWHILE' },
    });
    const entries = await listEntries(database, { kind: 'games.game_switched', limit: 50 });
    expect(entries.filter(({ target }) => target?.id === String(id))).toHaveLength(1);
  });

  test.each([
    ['no reason', { revision: 1, state: 'closed' }],
    ['a reason of spaces', { reason: '   ', revision: 1, state: 'closed' }],
    ['no revision', { reason, state: 'closed' }],
    ['a revision that is no number', { reason, revision: '1', state: 'closed' }],
    ['a state nobody knows', { reason, revision: 1, state: 'gone' }],
    ['nothing', {}],
  ])('with %s is a 422 and changes nothing', async (_what, payload) => {
    const { id } = await aGame(database);
    const answer = await ada.post(`/api/staff/games/${id}/state`, payload);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors).length).toBeGreaterThan(0);
    expect(await read(id)).toMatchObject({ state: 'open', revision: 1 });
  });

  test('what does not exist is a 404', async () => {
    const payload = { reason, revision: 1, state: 'closed' };
    expect((await ada.post('/api/staff/games/999999/state', payload)).statusCode).toBe(404);
    expect((await ada.post('/api/staff/producers/nobody/state', payload)).statusCode).toBe(404);
    expect((await ada.get('/api/staff/games/999999')).statusCode).toBe(404);
    expect((await ada.get('/api/staff/collections/nothing-here')).statusCode).toBe(404);
  });
});

describe('a game’s place', () => {
  test('popularity, picture, collections and countries are the operator’s; what its maker says stays', async () => {
    const { id, identifier } = await aGame(database, { payout: '96.50', volatility: 'high' });
    const other = await aGame(database);
    const [top, row] = [await aCollection(database, [other.identifier]), await aCollection(database)];
    const change = { popularity: 90, preview: '/art/comet.svg', collections: [top, row], countries: ['NO', 'DE'] };
    const answer = await patch(ada, `/api/staff/games/${id}`, { reason, revision: 1, ...change });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({
      popularity: 90,
      preview: '/art/comet.svg',
      countries: ['DE', 'NO'],
      revision: 2,
      payout: '96.50',
      places: expect.arrayContaining([
        expect.objectContaining({ collection: top, place: 2, of: 2 }),
        expect.objectContaining({ collection: row, place: 1, of: 1 }),
      ]),
    });
    const catalogue = publicCatalogue();
    expect((await catalogue.refusalToPlay({ game: identifier, country: 'SE' }))?.code).toBe('REGION_RESTRICTED');
    expect(await catalogue.refusalToPlay({ game: identifier, country: 'NO' })).toBeUndefined();
    await patch(ada, `/api/staff/games/${id}`, { reason, revision: 2, collections: [], countries: null });
    expect(await read(id)).toMatchObject({ collections: [], countries: null, popularity: 90 });
  });

  test('a country rule of one game leaves those of others, also when two are written at once', async () => {
    const games = [await aGame(database), await aGame(database), await aGame(database)];
    await Promise.all(
      games.map(({ id }, index) =>
        patch(index % 2 ? ada : grace, `/api/staff/games/${id}`, { reason, revision: 1, countries: ['SE'] }),
      ),
    );
    for (const { id } of games) expect((await read(id)).countries).toEqual(['SE']);
  });

  test('what somebody else wrote by command is not lost by a rule from here', async () => {
    const { id } = await aGame(database);
    await database.tx((tx) =>
      writeDocument(tx, { name: 'enable-games-config', content: { 'a/b': ['FI'] }, by: 'x', at: new Date() }),
    );
    await patch(ada, `/api/staff/games/${id}`, { reason, revision: 1, countries: ['SE'] });
    expect(await createDocuments({ database }).read('enable-games-config')).toMatchObject({ 'a/b': ['FI'] });
  });

  test.each([
    ['a script as a picture', { preview: 'javascript:alert(1)' }, 'preview'],
    ['somebody’s host as a picture', { preview: '//evil.example/x.png' }, 'preview'],
    ['markup as a picture', { preview: '/x"><script>' }, 'preview'],
    ['an unencrypted picture', { preview: 'http://pictures.example/x.png' }, 'preview'],
    ['a collection that is not there', { collections: ['not-there'] }, 'collections'],
    ['a country of three letters', { countries: ['DEU'] }, 'countries'],
    ['no country at all', { countries: [] }, 'countries'],
    ['a popularity beyond all bounds', { popularity: 1e9 }, 'popularity'],
  ])('%s is a 422 and changes nothing', async (_what, change, field) => {
    const { id } = await aGame(database);
    const answer = await patch(ada, `/api/staff/games/${id}`, { reason, revision: 1, popularity: 5, ...change });
    expect(answer.statusCode, answer.body).toBe(422);
    expect(Object.keys(answer.json().errors)[0]).toContain(field);
    expect(await read(id)).toMatchObject({ popularity: 0, preview: '', collections: [], revision: 1 });
  });
});

describe('where a producer is closed', () => {
  test('some countries, everywhere, nowhere again', async () => {
    const { producer, identifier } = await aGame(database);
    const set = (closed_in: unknown, revision: number) =>
      patch(ada, `/api/staff/producers/${producer}`, { reason, revision, closed_in });
    expect((await set(['SE', 'DE', 'SE'], 1)).json()).toMatchObject({ closed_in: ['DE', 'SE'] });
    expect((await publicCatalogue().refusalToPlay({ game: identifier, country: 'SE' }))?.code).toBe(
      'REGION_RESTRICTED',
    );
    expect((await set('all', 2)).json()).toMatchObject({ closed_in: 'all' });
    expect((await set(null, 3)).json()).toMatchObject({ closed_in: null, revision: 4 });
    expect((await set(['SE'], 3)).statusCode).toBe(409);
  });
});

describe('collections', () => {
  test('are made, ordered, given a variant for a country, and removed', async () => {
    const games = [await aGame(database), await aGame(database)].map(({ identifier }) => identifier);
    const id = `fresh-${games.length}`;
    const made = await put(ada, `/api/staff/collections/${id}`, { reason, revision: null, title: 'Fresh', games });
    expect(made.json()).toMatchObject({ id, country: null, games: 2, revision: 1 });
    const variant = await put(ada, `/api/staff/collections/${id}:no`, {
      reason,
      revision: null,
      title: 'Fersk',
      games: games.toReversed(),
    });
    expect(variant.json()).toMatchObject({ slug: id, country: 'NO' });
    expect(variant.json().members.map(({ identifier }: { identifier: string }) => identifier)).toEqual(
      games.toReversed(),
    );
    const turned = await put(ada, `/api/staff/collections/${id}`, {
      reason,
      revision: 1,
      title: 'Fresh',
      games: games.toReversed(),
    });
    expect(turned.json().revision).toBe(2);
    const removed = await ada.post(`/api/staff/collections/${id}:no/removal`, { reason, revision: 1 });
    expect(removed.statusCode).toBe(204);
    expect((await ada.get(`/api/staff/collections/${id}:no`)).statusCode).toBe(404);
  });

  test('two who save at once: one is refused, and nothing of both is mixed', async () => {
    const [one, other] = [await aGame(database), await aGame(database)];
    const id = await aCollection(database);
    const save = (member: TestMember, game: string) =>
      put(member, `/api/staff/collections/${id}`, { reason, revision: 1, title: 'A row', games: [game] });
    const answers = await Promise.all([save(ada, one.identifier), save(grace, other.identifier)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await ada.get(`/api/staff/collections/${id}`)).json().games).toBe(1);
  });

  test.each([
    ['an unknown game', { games: ['nobody/nothing'] }, 422, { games: { unknown: expect.any(String) } }],
    ['no title', { title: ' ' }, 422, { title: expect.anything() }],
  ])('%s is refused', async (_what, change, status, errors) => {
    const id = await aCollection(database);
    const said = { reason, revision: 1, title: 'A row', games: [], ...change };
    const answer = await put(ada, `/api/staff/collections/${id}`, said);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().errors).toMatchObject(errors);
  });

  test('a name that is taken, or that is none, is refused', async () => {
    const id = await aCollection(database);
    const said = { reason, revision: null, title: 'Mine', games: [] };
    expect((await put(ada, `/api/staff/collections/${id}`, said)).json()).toMatchObject({
      errors: { id: { taken: expect.any(String) } },
    });
    expect((await put(ada, '/api/staff/collections/new:nor', said)).statusCode).toBe(404);
    expect((await put(ada, '/api/staff/collections/New%20ones', said)).statusCode).toBe(404);
  });

  test('their order is refused when it is not the one that was seen, or leaves one out', async () => {
    await aCollection(database);
    const list = async () => ((await ada.get('/api/staff/collections')).json() as { id: string }[]).map(({ id }) => id);
    const seen = await list();
    const wanted = seen.toReversed();
    expect((await put(ada, '/api/staff/collections', { reason, seen, wanted })).statusCode).toBe(200);
    expect(await list()).toEqual(wanted);
    expect((await put(grace, '/api/staff/collections', { reason, seen, wanted: seen })).statusCode).toBe(409);
    const short = await put(ada, '/api/staff/collections', { reason, seen: wanted, wanted: wanted.slice(1) });
    expect(short.statusCode).toBe(422);
  });

  test('a game that joins one from its own page makes the open form of the collection stale', async () => {
    const { id: gameId } = await aGame(database);
    const id = await aCollection(database);
    await patch(grace, `/api/staff/games/${gameId}`, { reason, revision: 1, collections: [id] });
    const answer = await put(ada, `/api/staff/collections/${id}`, { reason, revision: 1, title: 'A row', games: [] });
    expect(answer.statusCode).toBe(409);
  });
});
