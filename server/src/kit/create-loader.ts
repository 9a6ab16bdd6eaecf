/**
 * Look-ups that are asked for together go to the database as one query. While one is on its way the next gathers, so
 * that under load a query serves many. Nothing is kept: a query is sent after the question, so an answer is never older
 * than it.
 */
export function createLoader<Key, Value>(
  load: (keys: Key[]) => Promise<Map<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let waiting: { key: Key; resolve(value: Value | undefined): void; reject(error: unknown): void }[] = [];
  let isBusy = false;

  const flush = async () => {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        const found = await load([...new Set(batch.map((item) => item.key))]);
        for (const item of batch) item.resolve(found.get(item.key));
      } catch (error) {
        for (const item of batch) item.reject(error);
      }
    }
    isBusy = false;
  };

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (isBusy) return;
      isBusy = true;
      setImmediate(flush);
    });
}
