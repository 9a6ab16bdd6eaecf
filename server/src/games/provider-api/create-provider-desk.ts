import { Refusal, type StaffProvider, type StaffProviderFile, wireCents } from '@halley/contract';
import { type Author, writeSignificant } from '../../audit/index.ts';
import type { Clock, Database, Queryable, Sealer, Tx } from '../../kit/index.ts';
import { countOpenRounds, listOpenRounds, type Reconciled, reconcileRounds } from '../../wagers/index.ts';
import { refuseStale } from '../desk/refuse-stale.ts';
import { addProvider, checkWish, type ProviderToAdd, ProviderWishError, renewSecret } from './add-provider.ts';
import { providerCodes } from './codes.ts';
import { type CallCount, readCallCounts } from './count-calls.ts';
import { keyIdOf, openSecrets } from './provider-secrets.ts';
import {
  dropPreviousSecret,
  findProviders,
  holdProvider,
  listProviders,
  type Provider,
  type ProviderChange,
  updateProvider,
} from './provider-store.ts';
import { countOpenSessions } from './session-store.ts';

export interface ProviderDeskOptions {
  database: Database;
  clock: Clock;
  sealer: Sealer;
}

/** Who changes a provider; `revision` is the state the author has seen, where they have. */
interface Upon extends Author {
  id: string;
  revision?: number;
}

const hourMs = 60 * 60 * 1000;
const mostRounds = 50;
const reconciledDays = 31;
const meanings = new Map<number, string>(Object.values(providerCodes).map(({ code, message }) => [code, message]));

export type ProviderDesk = ReturnType<typeof createProviderDesk>;

/** What an operator does with the providers of games. A secret leaves it once, when it is made. */
export function createProviderDesk({ database, clock, sealer }: ProviderDeskOptions) {
  const lastDay = () => new Date(clock.now().getTime() - 24 * hourMs);

  async function summarise(db: Queryable, providers: Provider[]) {
    const counts = await readCallCounts(db, lastDay());
    const open = await countOpenRounds(db, providers.flatMap(producersOf));
    return providers.map((provider) => {
      const own = counts.filter(({ providerId }) => providerId === provider.id);
      return { provider, own, summary: summaryOf(provider, own, open) };
    });
  }

  function summaryOf(provider: Provider, own: CallCount[], open: Map<string, number>): StaffProvider {
    const total = (counts: CallCount[]) => counts.reduce((sum, { calls }) => sum + calls, 0);
    return {
      id: provider.id,
      title: provider.title,
      state: provider.state,
      base_url: provider.baseUrl,
      keys: openSecrets(sealer, provider, clock.now()).map((secret, index) => ({
        id: keyIdOf(secret),
        since: index === 0 ? provider.secretSince.toISOString() : null,
        until: index === 0 ? null : (provider.previousSecretUntil?.toISOString() ?? null),
      })),
      allowed_addresses: provider.allowedAddresses,
      producers: provider.producers,
      calls_per_second: provider.callsPerSecond,
      created_at: provider.createdAt.toISOString(),
      revision: provider.revision,
      calls: total(own),
      refused_calls: total(own.filter(({ code }) => code !== 0)),
      open_rounds: producersOf(provider).reduce((sum, producer) => sum + (open.get(producer) ?? 0), 0),
    };
  }

  async function read(id: string): Promise<StaffProviderFile> {
    const found = (await findProviders(database, [id])).get(id);
    const [summarised] = found ? await summarise(database, [found]) : [];
    if (!found || !summarised) throw new Refusal('NOT_FOUND');
    const rounds = await listOpenRounds(database, { producers: producersOf(found), limit: mostRounds });
    return {
      ...summarised.summary,
      calls_by_code: summarised.own.map(({ call, code, calls }) => ({
        call,
        code,
        calls,
        meaning: code === 0 ? 'Taken.' : (meanings.get(code) ?? 'Refused.'),
      })),
      open_sessions: await countOpenSessions(database, { providerId: id, now: clock.now() }),
      open_round_list: rounds.map((round) => ({
        id: round.id,
        player_id: round.playerId,
        game: round.game,
        currency: round.currency,
        stake_cents: wireCents(round.stake),
        win_cents: wireCents(round.win),
        opened_at: round.openedAt.toISOString(),
      })),
    };
  }

  /** One deed upon a provider that is as its author has seen it, and its entry in the trail: both or neither. */
  async function act<T>(
    { id, revision, ...author }: Upon,
    kind: 'changed' | 'switched' | 'secret_renewed' | 'secret_dropped',
    deed: (tx: Tx, before: Provider) => Promise<{ detail: Record<string, unknown>; result: T }>,
  ): Promise<T> {
    return inWords(() =>
      database.tx(async (tx) => {
        const found = await holdProvider(tx, id);
        if (!found) throw new ProviderWishError('NOT_FOUND', `There is no provider ${id}.`);
        const before = refuseStale(found, revision);
        const { detail, result } = await deed(tx, before);
        const target = { kind: 'provider', id };
        await writeSignificant(tx, { ...author, kind: `games.provider_${kind}`, target, detail });
        return result;
      }),
    );
  }

  return {
    list: async (): Promise<StaffProvider[]> =>
      (await summarise(database, await listProviders(database))).map(({ summary }) => summary),
    read,
    /** Returns the secret. */
    add: ({ actor, address, reason, ...wish }: ProviderToAdd & Author): Promise<string> =>
      inWords(() =>
        database.tx(async (tx) => {
          const secret = await addProvider({ db: tx, sealer, clock }, wish);
          await refuseTaken(tx, { id: wish.id, producers: wish.producers ?? [] });
          const { secret: _hidden, id, ...detail } = wish;
          await writeSignificant(tx, {
            kind: 'games.provider_added',
            actor,
            address,
            reason,
            target: { kind: 'provider', id },
            detail: { ...detail, key: keyIdOf(secret) },
          });
          return secret;
        }),
      ),
    change: (upon: Upon, change: Omit<ProviderChange, 'state'>): Promise<void> =>
      act(upon, 'changed', async (tx, before) => {
        checkWish(withoutGaps(change));
        await updateProvider(tx, upon.id, change);
        await refuseTaken(tx, { id: upon.id, producers: change.producers ?? before.producers });
        const changed = Object.entries(change).filter(([, value]) => value !== undefined);
        const detail = Object.fromEntries(
          changed.map(([name, value]) => [name, [before[name as keyof typeof change], value]]),
        );
        return { detail, result: undefined };
      }),
    switch: (upon: Upon, state: 'open' | 'closed'): Promise<void> =>
      act(upon, 'switched', async (tx, before) => {
        await updateProvider(tx, upon.id, { state });
        return { detail: { from: before.state, to: state }, result: undefined };
      }),
    /** Returns the new secret. `overlapHours` null: the old one is taken until it is dropped. */
    renew: (upon: Upon, overlapHours: number | null): Promise<string> =>
      act(upon, 'secret_renewed', async (tx, before) => {
        const now = clock.now();
        const valid = openSecrets(sealer, before, now);
        if (valid.length > 1) {
          throw new ProviderWishError('secret.rotating', `${upon.id} has two secrets already: end the old one first.`);
        }
        const until = overlapHours === null ? null : new Date(now.getTime() + overlapHours * hourMs);
        const result = await renewSecret({ db: tx, sealer, clock }, upon.id, until);
        const detail = { key: keyIdOf(result), before: valid.map(keyIdOf), until: until?.toISOString() ?? null };
        return { detail, result };
      }),
    drop: (upon: Upon): Promise<void> =>
      act(upon, 'secret_dropped', async (tx, before) => {
        const [, old] = openSecrets(sealer, before, clock.now());
        if (old === undefined) throw new ProviderWishError('secret.single', `${upon.id} has one secret only.`);
        await dropPreviousSecret(tx, upon.id);
        return { detail: { key: keyIdOf(old) }, result: undefined };
      }),
    /** The rounds of the last month; `npm run audit` looks at all there are. */
    async reconcile(tx: Tx, id: string): Promise<Reconciled> {
      const provider = (await findProviders(tx, [id])).get(id);
      if (!provider) throw new Refusal('NOT_FOUND', { message: `There is no provider ${id}.` });
      const since = new Date(clock.now().getTime() - reconciledDays * 24 * hourMs);
      return reconcileRounds(tx, { producers: producersOf(provider), since });
    },
  };
}

const producersOf = ({ id, producers }: Pick<Provider, 'id' | 'producers'>) => [...new Set([id, ...producers])];

function withoutGaps<T extends object>(wish: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined)) as never;
}

/** Two providers for one producer: nobody could say who runs its games. */
async function refuseTaken(tx: Tx, { id, producers }: { id: string; producers: readonly string[] }): Promise<void> {
  const others = (await listProviders(tx)).filter((other) => other.id !== id);
  const taken = new Set(others.flatMap(producersOf));
  const twice = [id, ...producers].find((producer) => taken.has(producer));
  if (twice !== undefined) {
    throw new ProviderWishError('producers.taken', `The games of ${twice} come through another provider.`);
  }
}

/** A form hears a code; whoever reads the message gets the sentence. */
async function inWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ProviderWishError ? new Refusal(error.code, { message: error.message }) : error;
  }
}
