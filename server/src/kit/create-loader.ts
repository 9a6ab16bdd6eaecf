/**
 * Look-ups that are asked for in the same turn of the event loop go to the database as one query. Nothing is kept:
 * the next turn asks again, so an answer is never older than the question.
 */
export function createLoader<Key, Value>(
  load: (keys: Key[]) => Promise<Map<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let waiting: { key: Key; resolve(value: Value | undefined): void; reject(error: unknown): void }[] = [];

  const flush = async () => {
    const batch = waiting;
    waiting = [];
    try {
      const found = await load([...new Set(batch.map((item) => item.key))]);
      for (const item of batch) item.resolve(found.get(item.key));
    } catch (error) {
      for (const item of batch) item.reject(error);
    }
  };

  return (key) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(flush);
      waiting.push({ key, resolve, reject });
    });
}
