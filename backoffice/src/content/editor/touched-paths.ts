const isBlank = (value: unknown) => value === undefined || value === null || value === '';

/** Where two contents differ, as the server names places: `texts.en.title`. Nothing and an empty word are the same. */
export function touchedPaths(before: unknown, after: unknown, path = ''): string[] {
  if (Object.is(before, after) || (isBlank(before) && isBlank(after))) return [];
  const [old, now] = [Object(before) as object, Object(after) as object];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  const isPart = (value: unknown) => isBlank(value) || typeof value === 'object';
  if (!isPart(before) || !isPart(after)) return [path];
  return names.flatMap((name) =>
    touchedPaths(Reflect.get(old, name), Reflect.get(now, name), path === '' ? name : `${path}.${name}`),
  );
}

/** Whether what does not fit at a place is told to somebody who has touched these: of it, of a part of it, or of what it is in. */
export function isTold(place: string, touched: ReadonlySet<string>): boolean {
  if (place === 'it') return touched.size > 0;
  return [...touched].some((path) => {
    // What does not fit in a banner is told without the name of the whole.
    const own = path.replace(/^banner\./, '');
    return own === place || own.startsWith(`${place}.`) || place.startsWith(`${own}.`);
  });
}
