import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const checkedVersion = '5.7.4';

/** Of subscriptions to maps and to shared polls, of deltas, and of requests this page does not make. */
const unusedMethods = [
  ...['newMapSubscription', 'newMapClientsSubscription', 'newMapUsersSubscription', 'newSharedPollSubscription'],
  ...['_mapSubscribe', '_fetchSnapshot', '_transitionFromSnapshot', '_fetchStream', '_buildMapSubscribeCommand'],
  ...['_handleMapStateResponse', '_handleMapStreamResponse', '_handleMapLiveResponse', '_handleMapSubscribeError'],
  ...['_getMapUpdateContext', '_getSharedPollUpdateContext', '_sharedPollReplayTrack', '_sharedPollRefreshSignature'],
  ...['_sendTrackRequest', '_sendUntrackRequest', '_handleTrackResponse', '_handleTrackError'],
  ...['_maybeScheduleSharedPollSignatureRefresh', '_seedDeltaTracking', 'applyDeltaIfNeeded', 'deltaStats'],
  ...['_loadStreamState', '_debouncedPublish', 'mapPublish', 'mapRemove', 'presence', 'presenceStats', 'rpc'],
];

/** Transports an address of one kind never leads to: the page names a web socket and nothing else. */
const unusedTransports = /^ {8}else {\n {12}if \(this\._currentTransportIndex >=[\s\S]*?^ {8}}\n/m;

/**
 * The client of live events without what this page cannot reach: four transports beside the web socket, maps, shared polls
 * and deltas are half of it, and every page of every guest would load them. `create-live.test.ts` runs with what is left.
 */
export function trimmedLive(text: string): string {
  let left = cut(text, unusedTransports);
  for (const name of unusedMethods) left = cut(left, new RegExp(`^ {4}${name}\\([\\s\\S]*?^ {4}}\\n`, 'gm'));
  return left;
}

function cut(text: string, part: RegExp): string {
  const left = text.replace(part, '');
  if (left === text) throw new Error(`trim-live does not find ${part}: compare the client of live events again`);
  return left;
}

/** Where the client lies as browsers get it; another version has to be looked at first. */
export function liveClient(): string {
  const file = createRequire(import.meta.url)
    .resolve('centrifuge')
    .replace(/index\.js$/, 'index.mjs');
  const { version } = JSON.parse(readFileSync(join(file, '../../package.json'), 'utf8')) as { version: string };
  if (version !== checkedVersion)
    throw new Error(
      `trim-live was checked with centrifuge ${checkedVersion}, not ${version}: compare its methods again`,
    );
  return file;
}

export function trimLive(): Plugin {
  return {
    name: 'halley-trim-live',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart: () => void liveClient(),
    transform: {
      filter: { id: /\/node_modules\/centrifuge\/build\/index\.mjs$/ },
      handler: (code) => ({ code: trimmedLive(code), map: null }),
    },
  };
}
