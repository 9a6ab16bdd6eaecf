import { vi } from 'vitest';

/** The window a screen is tested in: whether it moves, and whether it is a phone's. Other queries do not match, and nothing changes its size. */
export function stubMedia({ still = true, phone = false } = {}): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('prefers-reduced-motion') ? still : query.includes('max-width') ? phone : false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
}
