import type { PlayerDocument } from '../verification.ts';

/** A passport that waits for its review, as its player is told of it. */
export const aDocument = (changed: Partial<PlayerDocument> = {}): PlayerDocument => ({
  id: 1,
  description: null,
  document_type: 'identity',
  status: 'pending',
  reason: null,
  asked_for: null,
  created_at: '2026-03-01T12:00:00.000Z',
  updated_at: '2026-03-01T12:00:00.000Z',
  file_name: 'passport.png',
  ...changed,
});
