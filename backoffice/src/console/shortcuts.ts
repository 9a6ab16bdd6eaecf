interface Shortcut {
  label?: string;
  run(): void;
}

/** What keys do: one key, or two after each other with a space between (`g p`). */
export type Keys = Readonly<Record<string, Shortcut>>;

/**
 * What a key means after the one before it. Layers that came later lie above: a page's own keys win over those of the whole
 * back office. `waits`: it begins a pair, and the next key decides.
 */
export function readKey(
  layers: readonly Keys[],
  { key, before }: { key: string; before: string },
): { shortcut?: Shortcut; waits: boolean } {
  const pressed = key.toLowerCase();
  for (const name of before === '' ? [pressed] : [`${before} ${pressed}`]) {
    const layer = layers.findLast((one) => Object.hasOwn(one, name));
    if (layer?.[name]) return { shortcut: layer[name], waits: false };
  }
  const waits =
    before === '' && layers.some((layer) => Object.keys(layer).some((name) => name.startsWith(`${pressed} `)));
  return { waits };
}

/** Nobody wants a letter of a word to do something, or a key of the browser's own to do two things. */
export function isFree(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return false;
  if (document.querySelector('[role="dialog"], [role="menu"]')) return false;
  const typed = 'input:not([type="checkbox"], [type="radio"]), select, textarea, [contenteditable="true"]';
  return !(event.target instanceof HTMLElement && event.target.closest(typed));
}
