import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showModal } from '../identity/testing/show-modal.tsx';
import { queries } from '../query/index.ts';
import { createFakeApi, refuse } from '../query/testing/fake-api.ts';
import { aliasedGames } from './find-by-alias.ts';
import SearchModal from './SearchModal.tsx';
import { addSearch, forgetSearches, mostSearches, readSearches } from './search-history.ts';
import { searchDelayMs } from './use-search.ts';

const server = createFakeApi();
vi.mock('../query/api.ts', () => ({
  get api() {
    return server.api;
  },
}));
vi.mock('../i18n/load-messages.ts', () => import('../i18n/testing/load-english.ts'));

const aGame = (title: string) => ({
  identifier: `studio/${title}`,
  title,
  provider: 'studio',
  seo_title: title.toLowerCase(),
  preview: '/a.svg',
});
const page = (...titles: string[]) => ({ data: titles.map(aGame) });
type Body = { body?: { filter?: { title?: string } } };
const titleOf = (input: unknown) => (input as Body).body?.filter?.title;
const asked = () => server.inputsOf('filterGames').map(titleOf).filter(Boolean);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  server.reset();
  queries.clear();
  server.answers.filterGames = (input) => (titleOf(input) ? page('Meteor', 'Moonfield') : page('Liked'));
  server.answers.listProviders = () => [{ id: 'studio', title: 'A Studio' }];
  server.answers.readGamesAliasesConfig = () => ({ aliases: [] });
  server.answers.listCollections = () => [];
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  forgetSearches();
  // biome-ignore lint/suspicious/noDocumentCookie: a test sets what a browser has
  document.cookie = 'cookies_accepted=; max-age=0';
});

const root = { player: null, may: { register: true, signIn: true }, frameParents: [], prefix: '' };
const show = (path = '/search') => showModal(SearchModal, path, { root });
const field = () => screen.getByRole('combobox');
async function type(text: string) {
  await act(async () => fireEvent.change(field(), { target: { value: text } }));
}
async function wait(ms = searchDelayMs) {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
}
const titles = () => screen.getAllByRole('option').map((option) => within(option).getByText(/^[A-Z]\w+$/).textContent);

describe('names of lists', () => {
  test('[F-59] lead there, also where no game is called so', async () => {
    server.answers.listCollections = () => [{ id: 'slots', title: 'Slots', games_count: 30 }];
    server.answers.filterGames = (input) => (titleOf(input) ? page() : page('Liked'));
    await show();
    await type('slots');
    await wait();
    const link = await screen.findByRole('link', { name: 'Slots' });
    expect(link.getAttribute('href')).toBe('/slots');
    expect(screen.queryByText(/^Nothing for/)).toBeNull();
  });
});

describe('fixtures', () => {
  const withSport = { ...root, chrome: { own: [{ href: '/sport', text: 'Betting', icon: 'sport' }] } };
  const sides = ['Meteor Town', 'Moon United'].map((name, id) => ({
    id,
    name,
    colours: [],
    number: null,
    withdrawn: false,
  }));
  const fixture = {
    id: 11,
    sides,
    tournament: { id: 2, name: 'Ember League' },
    status: 'live',
    start_at: '2030-01-01T12:00:00Z',
  };

  test('[SPORT-68] are found beside games, and lead to their pages', async () => {
    server.answers.searchFixtures = () => [fixture];
    await showModal(SearchModal, '/search', { root: withSport });
    await type('met');
    await wait();
    expect(titles()).toEqual(['Meteor', 'Moonfield']);
    const link = screen.getByRole('link', { name: /Meteor Town – Moon United/ });
    expect(link.getAttribute('href')).toBe('/sport/events/11');
    expect(server.inputsOf('searchFixtures')).toEqual([{ query: { q: 'met' } }]);
  });

  test('[SPORT-68] games are found without an answer of the sportsbook; without betting nobody asks it', async () => {
    server.answers.searchFixtures = refuse(500, null);
    await showModal(SearchModal, '/search', { root: withSport });
    await type('met');
    await wait();
    expect(titles()).toEqual(['Meteor', 'Moonfield']);
    cleanup();
    server.reset();
    server.answers.filterGames = () => page('Meteor');
    await show();
    await type('met');
    await wait();
    expect(server.inputsOf('searchFixtures')).toEqual([]);
  });
});

describe('when it asks', () => {
  test('[SEARCH-01] not before more than two characters', async () => {
    await show();
    await type('me');
    await wait();
    await type(' m  ');
    await wait();
    expect(asked()).toEqual([]);
    await type('met');
    await wait();
    expect(asked()).toEqual(['met']);
  });

  test('[SEARCH-02] once the typing has rested for 300 ms', async () => {
    await show();
    // Here every millisecond is the test's own.
    vi.useRealTimers();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (const text of ['met', 'mete', 'meteo']) {
      await type(text);
      await wait(searchDelayMs - 1);
    }
    expect(asked()).toEqual([]);
    await wait(1);
    expect(asked()).toEqual(['meteo']);
  });

  test('an answer for words that have changed is dropped', async () => {
    const answers: Record<string, (value: unknown) => void> = {};
    server.answers.filterGames = (input) =>
      titleOf(input) ? new Promise((resolve) => (answers[titleOf(input) as string] = resolve)) : page();
    await show();
    await type('moon');
    await wait();
    await type('meteor');
    await wait();
    await act(async () => answers.meteor?.(page('Meteor')));
    await act(async () => answers.moon?.(page('Moonfield')));
    expect(titles()).toEqual(['Meteor']);
  });
});

describe('what it shows', () => {
  test('[SEARCH-04] recommended games before a search, results after it', async () => {
    await show();
    await waitFor(() => expect(titles()).toEqual(['Liked']));
    expect(screen.getByRole('listbox', { name: 'People play these' })).toBeTruthy();
    await type('met');
    await wait();
    expect(titles()).toEqual(['Meteor', 'Moonfield']);
    expect(screen.getByText('2 games found')).toBeTruthy();
    await type('');
    expect(titles()).toEqual(['Liked']);
  });

  test('[SEARCH-03] a message when there is nothing, and no recommended games then', async () => {
    server.answers.filterGames = (input) => (titleOf(input) ? page() : page('Liked'));
    await show();
    await type('xyzzy');
    await wait();
    expect(screen.getByText('Nothing for “xyzzy”')).toBeTruthy();
    expect(screen.queryByRole('option')).toBeNull();
  });

  test('a failure, and the search again', async () => {
    server.answers.filterGames = refuse(500, null);
    await show();
    await type('met');
    await wait();
    expect(screen.getByRole('alert').textContent).toContain('The search did not work');
    server.answers.filterGames = () => page('Meteor');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Search again' })));
    await wait();
    expect(titles()).toEqual(['Meteor']);
  });

  test('games under another word, where the title finds nothing', async () => {
    server.answers.filterGames = () => page();
    server.answers.readGamesAliasesConfig = () => ({ aliases: [{ keys: ['fruit'], games: ['studio/Cherry'] }] });
    server.answers.selectGames = () => ({ 'studio/Cherry': aGame('Cherry') });
    await show();
    await type('fruits');
    await wait();
    expect(titles()).toEqual(['Cherry']);
  });
});

test.each([
  ['Book of the dead', { aliases: [{ keys: ['book'], games: ['a'] }] }, ['a']],
  ['nothing', { aliases: [{ keys: ['book', ''], games: ['a'] }] }, []],
  ['book', { enabled: false, aliases: [{ keys: ['book'], games: ['a'] }] }, []],
])('the aliases of %j', (text, config, games) => {
  expect(aliasedGames(config, text)).toEqual(games);
});

describe('[SEARCH-05] the clear button', () => {
  const clear = () => screen.queryByRole('button', { name: 'Clear the search' });

  test('shows only in a focused field with more than two characters', async () => {
    await show();
    await act(async () => field().focus());
    await type('me');
    expect(clear()).toBeNull();
    await type('met');
    expect(clear()).toBeTruthy();
    await act(async () => field().blur());
    expect(clear()).toBeNull();
  });

  test('can be reached by the keyboard, empties the field and gives the focus back', async () => {
    await show();
    await act(async () => field().focus());
    await type('met');
    await act(async () => clear()?.focus());
    expect(clear()).toBeTruthy();
    await act(async () => fireEvent.click(clear() as HTMLElement));
    expect((field() as HTMLInputElement).value).toBe('');
    expect(document.activeElement).toBe(field());
  });
});

describe('the keyboard', () => {
  test('walks the list and opens the game in the place of the search', async () => {
    const { address } = await show();
    await type('met');
    await wait();
    const press = (key: string) => act(async () => fireEvent.keyDown(field(), { key }));
    const selected = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
    await press('ArrowDown');
    expect(selected()).toContain('Meteor');
    await press('ArrowDown');
    expect(selected()).toContain('Moonfield');
    await press('ArrowDown');
    expect(selected()).toContain('Meteor');
    await press('ArrowUp');
    expect(selected()).toContain('Moonfield');
    await press('Enter');
    await waitFor(() => expect(address()).toBe('/play/studio/moonfield'));
  });

  test('Enter alone opens the first game that was found, and nothing before a search', async () => {
    const { address } = await show();
    await waitFor(() => expect(titles()).toEqual(['Liked']));
    await act(async () => fireEvent.keyDown(field(), { key: 'Enter' }));
    expect(address()).toBe('/search');
    await type('met');
    await wait();
    await act(async () => fireEvent.keyDown(field(), { key: 'Enter' }));
    await waitFor(() => expect(address()).toBe('/play/studio/meteor'));
  });
});

describe('what was searched for', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: a test sets what a browser has
  const accept = (value: string) => (document.cookie = `cookies_accepted=${value}`);

  test('is offered again, newest first, at most eight, without repeats', () => {
    for (let number = 0; number < 12; number++) addSearch(`search ${number}`);
    addSearch('SEARCH 9');
    expect(readSearches()).toHaveLength(mostSearches);
    expect(readSearches().slice(0, 3)).toEqual(['SEARCH 9', 'search 11', 'search 10']);
  });

  test('is kept in the browser only with consent', () => {
    accept('necessary');
    addSearch('meteor');
    expect(localStorage.getItem('searches')).toBeNull();
    accept('all');
    addSearch('moon');
    expect(JSON.parse(localStorage.getItem('searches') ?? '')).toEqual(['moon', 'meteor']);
  });

  test('nonsense in the storage is nothing', () => {
    localStorage.setItem('searches', '{"a":');
    expect(readSearches()).toEqual([]);
    localStorage.setItem('searches', '[1, "moon", null]');
    expect(readSearches()).toEqual(['moon']);
  });

  test('is searched for again by a press, and forgotten by another', async () => {
    addSearch('meteor');
    await show();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'meteor' })));
    await wait();
    expect(asked()).toEqual(['meteor']);
    await type('');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Forget them' })));
    expect(screen.queryByRole('button', { name: 'meteor' })).toBeNull();
    expect(readSearches()).toEqual([]);
  });
});
