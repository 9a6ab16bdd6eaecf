import { api } from './api.ts';
import type { RouteTable } from './client.ts';

/** The contract without its schemas. Browsers get this table at build time (see `vite.ts`), never zod. */
export const routes: RouteTable = Object.fromEntries(
  Object.entries(api).map(([name, call]) => [name, [call.method, call.path] as const]),
);
