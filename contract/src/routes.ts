import { api } from './api.ts';
import type { Calls } from './call.ts';
import type { RouteTable } from './client.ts';
import { staffApi } from './staff/index.ts';

const tableOf = (calls: Calls): RouteTable =>
  Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      call.money ? ([call.method, call.path, true] as const) : ([call.method, call.path] as const),
    ]),
  );

/** The contract without its schemas. Browsers get this table at build time (see `vite.ts`), never zod. */
export const routes: RouteTable = tableOf(api);

/** The same for the back office: a table of its own, so that the players' site does not carry it. */
export const staffRoutes: RouteTable = tableOf(staffApi);
