import type { PopupName } from './create-popups.ts';

/** From where popups are not loaded yet. */
export async function openPopup(name: PopupName): Promise<void> {
  const { popups } = await import('./create-popups.ts');
  popups.open(name);
}
