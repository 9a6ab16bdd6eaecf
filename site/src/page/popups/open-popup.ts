import type { PopupName } from './create-popups.ts';

/** From where popups are not loaded yet. */
export async function openPopup(name: PopupName): Promise<void> {
  // Support is a chat where there is one.
  if (name === 'support') return (await import('./open-support.ts')).openSupport();
  const { popups } = await import('./create-popups.ts');
  popups.open(name);
}
