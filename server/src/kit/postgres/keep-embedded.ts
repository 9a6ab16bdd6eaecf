import { type EmbeddedOptions, type EmbeddedPostgres, startEmbedded } from './start-embedded.ts';

export interface KeepOptions extends EmbeddedOptions {
  /** It ended by itself and is being started again; answers meanwhile are 503. */
  onRestart(reason: string): void;
  /** It is there again, at the same address. */
  onBack(): void;
  /** It cannot be started again, or ends again and again: the process should end. */
  onLost(reason: string): void;
  /** Milliseconds that only grow. */
  now?: () => number;
  start?: typeof startEmbedded;
}

/** A crash is an accident; more of them within the window is a fault that no restart cures. */
const mostCrashes = 3;
const windowMs = 5 * 60_000;

/**
 * The embedded PostgreSQL, started again on the same port when its process dies: the out-of-memory killer or an
 * operator's mistake must not end the house. Everything that holds a connection reconnects as it does to a PostgreSQL
 * that somebody else restarted.
 */
export async function keepEmbedded(options: KeepOptions): Promise<Pick<EmbeddedPostgres, 'url' | 'stop'>> {
  const { onRestart, onBack, onLost, now = () => performance.now(), start = startEmbedded, ...embedded } = options;
  let isStopping = false;
  let postgres = await start(embedded);
  const settings = { ...embedded.settings, port: String(postgres.port) };
  const crashes: number[] = [];
  let restarting: Promise<void> | undefined;

  async function restart(reason: string): Promise<void> {
    crashes.push(now());
    if (crashes.filter((at) => at > now() - windowMs).length > mostCrashes) return onLost(reason);
    onRestart(reason);
    try {
      postgres = await start({ ...embedded, settings });
    } catch (error) {
      return onLost(`${reason} It could not be started again: ${(error as Error).message}`);
    }
    watch();
    if (!isStopping) onBack();
  }
  function watch(): void {
    postgres.onExit((reason) => {
      if (!isStopping) restarting = restart(reason);
    });
  }
  watch();
  return {
    url: postgres.url,
    async stop() {
      isStopping = true;
      await restarting;
      await postgres.stop();
    },
  };
}
