import type { SportId } from '@halley/contract';
import type { IconName } from '@halley/ui';

export const sportIcons: Record<SportId, IconName> = {
  football: 'sport',
  tennis: 'tennis',
  basketball: 'basketball',
  'ice-hockey': 'hockey',
  'table-tennis': 'table-tennis',
  esport: 'esport',
  racing: 'drone',
};
