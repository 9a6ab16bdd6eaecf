import { buildVersion } from './build-version.server.ts';

/** Which build answers now: an open page compares it with its own. */
export function loader() {
  return Response.json({ version: buildVersion() }, { headers: { 'cache-control': 'no-store' } });
}
