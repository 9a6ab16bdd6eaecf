import { browserHash, fairDraw, toHex } from '@halley/studio/fair';
import type { FixtureSetup, SportModel } from '../../sport-model.ts';

/** Of the params and the whole path that one seed gives: whoever draws it anew must come to the same. */
export function pathHash<Params extends object, State extends object>(
  model: SportModel<Params, State>,
  setup: FixtureSetup,
): string {
  const params = model.paramsOf(setup);
  const random = fairDraw({ serverSeed: '5eed'.repeat(16), clientSeed: 'golden', nonce: 1 });
  return toHex(browserHash.sha256(JSON.stringify([params, [...model.draw(params, random)]])));
}
