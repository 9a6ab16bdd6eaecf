import { dirname, resolve } from 'node:path';
import { binariesFor, findBinaries } from './binaries.ts';
import { endProcess } from './end-process.ts';
import { holdLock } from './hold-lock.ts';
import { initCluster, removeDrafts, resetPasswords } from './init-cluster.ts';
import { launch } from './launch.ts';
import { choosePlace, makeDataDir, type Place } from './place.ts';
import { readSecrets, writeSecrets } from './secrets.ts';
import { fromSystemError } from './start-error.ts';
import { stopStale } from './stop-stale.ts';

export interface EmbeddedOptions {
  /** Holds the cluster (`pg`), the passwords and the lock; made when missing. */
  dataDir: string;
  /** Gets every line PostgreSQL prints, and our own notices. */
  log?: (line: string) => void;
  /** Server settings that differ from ours, by their names in postgresql.conf. */
  settings?: Record<string, string>;
}

export interface EmbeddedPostgres {
  /** Connects as `halley`, who owns the database `halley` and is no superuser. */
  url: string;
  superuserUrl: string;
  port: number;
  pid: number;
  /** Where the cluster really is: `<dataDir>/pg`, or outside when PostgreSQL's user cannot reach that. */
  clusterDir: string;
  /** Stops PostgreSQL and gives the data folder free. Safe to call more than once. */
  stop(): Promise<void>;
  /** Called once, with a sentence, if PostgreSQL ends without `stop`; at once if it already has. */
  onExit(callback: (reason: string) => void): void;
}

/** Starts the PostgreSQL of this data folder, making it first when there is none. Refusals are `PostgresStartError`. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  const release: (() => void)[] = [];
  const releaseAll = () => {
    for (const one of release.splice(0)) one();
  };
  let place: Place | undefined;
  try {
    const installed = findBinaries();
    makeDataDir(dataDir);
    release.push(holdLock(dataDir));
    const log = options.log ?? (() => {});
    place = choosePlace(dataDir, log);
    // A copied data folder brings its link along: two folders, one cluster, so that is locked as well.
    if (dirname(place.clusterDir) !== dataDir) release.push(holdLock(dirname(place.clusterDir)));
    return await startIn(place, { ...options, dataDir, log, installed, releaseAll });
  } catch (error) {
    if (place?.isNew) place.abandon();
    releaseAll();
    throw fromSystemError(error, dataDir);
  }
}

interface StartOptions extends EmbeddedOptions {
  log: (line: string) => void;
  installed: ReturnType<typeof findBinaries>;
  releaseAll: () => void;
}

async function startIn(place: Place, options: StartOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, installed, releaseAll, settings = {} } = options;
  const { clusterDir, account } = place;
  const binaries = binariesFor(account, installed, log);
  await removeDrafts(dirname(clusterDir));
  let secrets = readSecrets(dataDir);
  if (place.isNew) {
    secrets ??= writeSecrets(dataDir);
    log('making a new PostgreSQL database');
    await initCluster({ clusterDir, account, binaries, secrets, syncsToDisk: settings.fsync !== 'off' });
    place.isNew = false;
  } else {
    await stopStale(clusterDir, log);
    if (!secrets) {
      secrets = writeSecrets(dataDir);
      await resetPasswords({ clusterDir, account, binaries, secrets });
    }
  }

  const running = await launch({ clusterDir, account, binaries, settings, log });
  let isStopping = false;
  let exitReason: string | undefined;
  const callbacks: ((reason: string) => void)[] = [];
  const ended = running.ended.then((reason) => {
    releaseAll();
    if (isStopping) return;
    exitReason = reason;
    for (const callback of callbacks) callback(reason);
  });

  let stopping: Promise<void> | undefined;
  const stop = async () => {
    isStopping = true;
    running.process.ref();
    const child = running.process;
    await endProcess(running.pid, () => child.exitCode !== null || child.signalCode !== null);
    await ended;
  };
  const urlOf = (role: string, password: string, database: string) =>
    `postgres://${role}:${password}@127.0.0.1:${running.port}/${database}`;
  return {
    url: urlOf('halley', secrets.halley, 'halley'),
    superuserUrl: urlOf('postgres', secrets.superuser, 'postgres'),
    port: running.port,
    pid: running.pid,
    clusterDir,
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
    onExit: (callback) => {
      if (exitReason !== undefined) callback(exitReason);
      else callbacks.push(callback);
    },
  };
}
