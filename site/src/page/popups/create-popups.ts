export const popupNames = [
  'personal-info',
  'profile-data',
  'limits',
  'support',
  'chat',
  'new-provider',
  'special-slot',
  'webview-exit',
  'estonia',
  'install',
  'jackpot-win',
  'campaign',
] as const;
export type PopupName = (typeof popupNames)[number];

/** Modals without an address, in the order they were opened; the last lies on top. */
export function createPopups() {
  let open: readonly PopupName[] = [];
  const listeners = new Set<() => void>();
  function publish(next: readonly PopupName[]): void {
    open = next;
    for (const listener of listeners) listener();
  }
  return {
    /** One that is open already comes to the top. */
    open: (name: PopupName) => publish([...open.filter((other) => other !== name), name]),
    close: (name: PopupName) => publish(open.filter((other) => other !== name)),
    list: (): readonly PopupName[] => open,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The one stack of the page. */
export const popups = createPopups();
