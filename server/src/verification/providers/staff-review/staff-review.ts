import { selectDocuments } from '../../document-rows.ts';
import type { VerificationProvider } from '../provider.ts';
import { kycStatusOf } from './kyc-status.ts';

/** The built-in way: players upload here, our own staff look. No widget, so no token; nobody calls back. */
export const staffReview: VerificationProvider = {
  name: 'staff-review',
  accessToken: async () => '',
  status: async (db, player) =>
    kycStatusOf({ playerId: player.id, verified: player.verified, documents: await selectDocuments(db, player.id) }),
};
