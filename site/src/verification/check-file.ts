import type { MessageKey } from '../i18n/index.ts';

export const largestFileBytes = 10 * 1024 * 1024;

const types = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];
const endings = /\.(jpe?g|png|webp|pdf)$/i;

/**
 * What the picker offers. Without HEIC on purpose: a phone that makes such images then hands over a JPEG.
 */
export const pickerAccept = 'image/jpeg,image/png,image/webp,application/pdf,.jpg,.jpeg,.png,.webp,.pdf';

/** What can be said before anything is sent; the server looks into the file itself. */
export function checkFile(file: Pick<File, 'name' | 'size' | 'type'>): MessageKey | undefined {
  // Some systems know no type for HEIC and say nothing.
  if (/^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name)) return 'verification.error.heic';
  const isKnown = file.type === '' ? endings.test(file.name) : types.includes(file.type);
  if (!isKnown) return 'verification.error.type';
  if (file.size === 0) return 'verification.error.unreadable';
  return file.size > largestFileBytes ? 'verification.error.large' : undefined;
}
