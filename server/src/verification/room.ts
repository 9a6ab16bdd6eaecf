import type { Geo } from '../geo/index.ts';
import type { BaseOfHomes } from '../kit/index.ts';
import { createDatabaseStore } from './contents/create-database-store.ts';
import { createVerification } from './create-verification.ts';
import type { Players } from './ports.ts';

export interface VerificationRoomOptions extends BaseOfHomes {
  geo: Pick<Geo, 'protectionOf'>;
  identity: Players;
}

export function verificationRoom({ geo, identity, ...base }: VerificationRoomOptions) {
  const verification = createVerification({
    ...base,
    players: identity,
    store: createDatabaseStore({ keys: base.keys('documents') }),
    queueMail: base.mails.queue,
    verifyBeforePlay: (licence) => geo.protectionOf(licence).verifyBeforePlay,
  });
  return {
    ...verification,
    name: 'verification',
    crons: { 'verification.sweep': '23 4 * * *' },
    mount: verification.mountWebhook,
  } as const;
}
