import { expect, test } from 'vitest';
import { catalogOf } from '../../i18n/index.server.ts';
import { sayer } from '../../i18n/index.ts';
import { playerName } from './player-name.ts';

const say = sayer({ messages: catalogOf('en'), tag: 'en' });

test.each([
  [{ nickname: 'No***', number: 12 }, 'No*** · 12'],
  [{ nickname: '***', number: 12 }, 'Player 12'],
  [{ nickname: 'Bot Izar' }, 'Bot Izar'],
  [{ nickname: '***' }, 'A player'],
  [{ nickname: null, number: 3 }, 'Player 3'],
])('%j is called %j: two players are never called alike', (row, name) => {
  expect(playerName(row, say)).toBe(name);
});
