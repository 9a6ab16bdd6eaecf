import type { Brand, Currency, Licence, Player } from '@halley/contract';
import type { Documents } from '../config/index.ts';
import type { Clock, Database, Log, PlayerContext, Queryable, Sealer, Tx } from '../kit/index.ts';
import type { Mail } from '../kit/mail/index.ts';
import type { PaymentMeasures } from './measure-payments.ts';
import type { MethodDefinition } from './methods/methods.ts';
import type { PaymentProvider } from './provider.ts';

/** What this room needs to know of a player. Identity offers it. */
export interface Standing {
  verified: boolean;
  licence: Licence;
  blocked: boolean;
}

interface AskedDeposit {
  playerId: number;
  currency: Currency;
  amount: bigint;
  /** What the player's deposits that are not over yet come to: together with this one they must fit. */
  underWay: bigint;
}

/** A deposit and the offer that was chosen with it. */
export interface AskedOffer {
  playerId: number;
  offerId: string;
  currency: Currency;
  amount: bigint;
  method: string;
  /** The payment's: the news of the deposit carries it, and what was reserved is given by it. */
  reference: string;
}

/** Where a cashout that needs no second look stops needing one, and when two people must agree; in subunits. */
export interface Thresholds {
  review: bigint;
  fourEyes: bigint;
}

/** What the rules outside of this room say of a payment: of a person, a device, a place. */
type Verdict = 'accept' | 'review' | 'decline';

export interface PaymentsPorts {
  database: Database;
  clock: Clock;
  log: Log;
  sealer: Sealer;
  measures: PaymentMeasures;
  methods: readonly MethodDefinition[];
  providers: ReadonlyMap<string, PaymentProvider>;
  publicUrl: string;
  /** The origin of a host that is one of ours; unset: nobody we know. */
  originOf(host: string): string | undefined;
  /** Whose house a request is made in: its ways of paying, its currencies. */
  brandAt(context: PlayerContext): Pick<Brand, 'currencies' | 'methods'>;
  readPlayer(playerId: number, db?: Queryable): Promise<Player | undefined>;
  standingsOf(db: Queryable, playerIds: readonly number[]): Promise<Map<number, Standing>>;
  /** PP-29: whether this player may use real money under the licence. */
  mayPlayForReal(standing: { verified: boolean; licence: Licence }): boolean;
  /** PP-18: whether a requested withdrawal may be taken back. */
  mayReverse(licence: Licence): boolean;
  /** Where a request comes from, and whether the house may offer play there. */
  countryOf(context: PlayerContext): string;
  isOpenCountry(country: string): boolean;
  /** Throws where a limit or an exclusion forbids it; holds the player's other deposits back until the commit. */
  judgeDeposit(tx: Tx, deposit: AskedDeposit): Promise<void>;
  /** A deposit reaches the wallet in this transaction; called before the wallet is locked. */
  countDeposit(tx: Tx, deposit: { playerId: number; currency: Currency; amount: bigint }): Promise<void>;
  offers: {
    /** Sets aside what the offer gives for this deposit. Throws `offer_id.…` where this deposit cannot have it. */
    reserve(tx: Tx, offer: AskedOffer): Promise<unknown>;
    /** The deposit came to nothing: what was set aside is free again. */
    release(tx: Tx, reference: string): Promise<unknown>;
    /** What the player picked for the next deposit, before it began; null: nothing. */
    picked(db: Queryable, playerId: number): Promise<string | null>;
  };
  /** Gifts that were given for a deposit leave with the part of it that leaves unplayed. The wallet is locked. */
  gifts: {
    /** The money of the cashout has just been set aside. */
    takeBack(
      tx: Tx,
      cashout: { playerId: number; currency: Currency; amount: bigint; reference: string },
    ): Promise<unknown>;
    /** The cashout has come back, and its money is in the wallet again. */
    giveBack(tx: Tx, reference: string): Promise<unknown>;
  };
  /** PP-32: throws unless the player has just shown who they are. */
  requireProof(db: Queryable, context: PlayerContext): Promise<void>;
  askRisk(
    question: { player: Player; amount: number; currency: Currency; method: string; reference: string },
    context: PlayerContext,
  ): Promise<Verdict>;
  /** Sends a mail if and only if the transaction commits. */
  queueMail(tx: Tx, mail: Mail): Promise<void>;
  /** What an operator has written: sums that are looked at, amounts that are offered, warnings. */
  documents: Pick<Documents, 'read'>;
  /** How long a cashout that was accepted waits before it is sent. */
  releaseAfterMs: number;
}

export function methodOf(ports: Pick<PaymentsPorts, 'methods'>, id: string): MethodDefinition | undefined {
  return ports.methods.find((method) => method.id === id);
}
