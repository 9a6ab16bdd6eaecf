import { type Tx, writeEvents } from '../../kit/index.ts';
import { providerMail } from '../mails/security-mails.ts';
import type { IdentityPorts } from '../ports.ts';

export interface ProviderChange {
  playerId: number;
  owner: { email: string; language: string };
  change: 'added' | 'removed';
  provider: string;
  type: string;
  label: string;
  at: Date;
}

/** The owner reads in the mailbox, and the house in its trail, that a way into the account came or went. */
export async function tellChange({ queueMail, publicUrl }: IdentityPorts, tx: Tx, told: ProviderChange): Promise<void> {
  const { playerId, owner, change, provider, type, label, at } = told;
  await writeEvents(tx, 'identity.provider_changed', [{ playerId, provider, change, at: at.toISOString() }]);
  const mail = providerMail({ language: owner.language, publicUrl, at, change, name: `${type} (${label})` });
  await queueMail(tx, { to: owner.email, ...mail });
}
