import { routes as contractRoutes } from '@halley/contract/routes';
import { describe, expect, it } from 'vitest';
import { routes } from './api.ts';

describe('calls of a game', () => {
  it.each(Object.keys(routes))('%s is the contract’s', (name) => {
    expect(routes[name]).toEqual((contractRoutes as Record<string, unknown>)[name]);
  });
});
