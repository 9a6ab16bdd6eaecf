import type { SportId } from '@halley/contract';
import { sportIds } from '@halley/contract/sport-names';

export const isSport = (text: string | null | undefined): text is SportId =>
  (sportIds as readonly string[]).includes(text ?? '');
