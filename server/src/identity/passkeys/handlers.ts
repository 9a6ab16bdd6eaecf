import { type Passkey, type passkeyCalls, Refusal } from '@halley/contract';
import type { z } from 'zod';
import type { Handlers } from '../../kit/index.ts';
import type { IdentityPorts } from '../ports.ts';
import { addPasskey, nameOf, startPasskey } from './add-passkey.ts';
import { type PasskeyRow, renamePasskeyOf, selectPasskeys } from './passkey-store.ts';
import { removePasskey } from './remove-passkey.ts';
import { signInWithPasskey, startPasskeySignIn } from './sign-in-with-passkey.ts';

export function passkeyHandlers(ports: IdentityPorts): Handlers<typeof passkeyCalls> {
  const { homes } = ports;
  return {
    async startPasskeySignIn(_input, context) {
      return { status: 200, body: { ...(await startPasskeySignIn(ports, context)) } };
    },
    async signInWithPasskey({ body }, context) {
      return { status: 201, body: await signInWithPasskey(ports, body.response, context) };
    },
    async listPasskeys(_input, { principal: { playerId } }) {
      const rows = await selectPasskeys(homes.of(playerId), playerId);
      return { status: 200, body: rows.map(passkeyOnTheWire) };
    },
    async startPasskey(_input, context) {
      return { status: 200, body: { ...(await startPasskey(ports, context)) } };
    },
    async addPasskey({ body }, context) {
      return { status: 201, body: passkeyOnTheWire(await addPasskey(ports, body, context)) };
    },
    async renamePasskey({ params, body }, { principal }) {
      const { playerId } = principal;
      const name = nameOf(body.name);
      if (!name) throw new Refusal('name.invalid');
      const row = await renamePasskeyOf(homes.of(playerId), { id: params.id, playerId, name });
      if (!row) throw new Refusal('NOT_FOUND');
      return { status: 200, body: passkeyOnTheWire(row) };
    },
    async removePasskey({ params }, context) {
      await removePasskey(ports, params.id, context);
      return { status: 204, body: null };
    },
  };
}

function passkeyOnTheWire(row: PasskeyRow): z.input<typeof Passkey> {
  return {
    id: Number(row.id),
    name: row.name,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    synced: row.synced,
  };
}
