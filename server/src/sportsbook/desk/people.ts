import type { Author } from '../../audit/index.ts';

/** Who is at the desk, and what they may do. */
export interface DeskPerson {
  id: number;
  permissions: readonly string[];
}

/** Who does something, and why. */
export interface DeskBy {
  author: Author;
  member: DeskPerson;
  name: string;
}
