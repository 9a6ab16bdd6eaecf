/**
 * Tells at most so often, and what came last always: the first at once, whatever comes within the time after it together when
 * it is over. Things are told apart by their key.
 */
export function createPace<Thing, Db = unknown>({
  everyMs = 1_000,
  nowMs = () => performance.now(),
  tell,
  onFailure,
}: {
  everyMs?: number;
  /** Milliseconds that only go forward. */
  nowMs?(): number;
  /** Tells what was gathered, as it is at that moment; `db`: of whoever gave the last of it, unset: by itself. */
  tell(gathered: Thing[], db?: Db): Promise<void>;
  onFailure(error: unknown): void;
}) {
  const gathered = new Map<string, Thing>();
  let toldAtMs = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;

  const tellAll = async (db?: Db): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (gathered.size === 0) return;
    const things = [...gathered.values()];
    gathered.clear();
    toldAtMs = nowMs();
    await tell(things, db);
  };

  return {
    async give(things: ReadonlyMap<string, Thing>, db?: Db): Promise<void> {
      for (const [key, thing] of things) gathered.set(key, thing);
      const waitMs = toldAtMs + everyMs - nowMs();
      if (waitMs <= 0) return tellAll(db);
      timer ??= setTimeout(() => void tellAll().catch(onFailure), waitMs).unref();
    },
    /** What is still to be told is told. */
    stop: (): Promise<void> => tellAll(),
  };
}
