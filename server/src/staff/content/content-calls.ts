import type { staffContentCalls } from '@halley/contract';
import type { Handlers } from '../../kit/index.ts';
import { authorOf } from '../author-of.ts';
import type { StaffPorts } from '../ports.ts';

export function contentCalls({
  database,
  previewDesk,
}: Pick<StaffPorts, 'database' | 'previewDesk'>): Handlers<typeof staffContentCalls> {
  return {
    listStaffContent: async () => ({ status: 200, body: await previewDesk.list(database) }),
    makePreview: ({ body }, context) =>
      database.tx(async (tx) => ({
        status: 200,
        body: await previewDesk.make(tx, body, authorOf(context, 'to be looked at before it is published')),
      })),
  };
}
