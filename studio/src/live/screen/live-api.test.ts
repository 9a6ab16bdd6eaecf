import { api } from '@halley/contract';
import { expect, test } from 'vitest';
import { liveRoutes } from './live-api.ts';

test('the routes of a table are those of the contract', () => {
  for (const [name, [method, path, money]] of Object.entries(liveRoutes)) {
    const call = api[name as 'placeLiveBet'];
    expect([name, method, path, money ?? false]).toEqual([name, call.method, call.path, call.money ?? false]);
  }
});
