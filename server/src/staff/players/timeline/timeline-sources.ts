import { type Currency, type StaffPermission, type TimelineItem, type TimelineKind, wireCents } from '@halley/contract';
import { listPastDeeds } from '../../../audit/index.ts';
import { listPastGifts, titleOf } from '../../../bonuses/index.ts';
import { listPastSignIns } from '../../../identity/index.ts';
import { listPastJackpots } from '../../../jackpots/index.ts';
import { afterAllPast, type PastPlace, type PastWanted } from '../../../kit/index.ts';
import { listPastLimits } from '../../../limits/index.ts';
import { listPastLevels } from '../../../loyalty/index.ts';
import { listPastPayments } from '../../../payments/index.ts';
import { listPastBets } from '../../../sportsbook/index.ts';
import { listPastLetters } from '../../../support/index.ts';
import { listPastDocuments } from '../../../verification/index.ts';
import type { StaffPorts } from '../../ports.ts';
import type { PastEntry } from './merge-past.ts';
import { readPlay } from './read-play.ts';
import { readTalks } from './read-talks.ts';
import type { TimelineView } from './timeline-place.ts';

type Read = (wanted: PastWanted) => Promise<{ entries: PastEntry<TimelineItem>[]; isWhole: boolean }>;

interface Source {
  /** Beside `everything`. */
  view?: TimelineView;
  /** Beside `players.read`. */
  needs?: StaffPermission;
  /** Where it begins: newer than all. */
  start: PastPlace;
  read: Read;
}

const start = afterAllPast;
const startOfUuids = { ...start, id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };
const longestShown = 120;

type Told = Partial<Omit<TimelineItem, 'key' | 'kind' | 'at' | 'what'>> & Pick<TimelineItem, 'what'>;

/** What a room lists by time, as it stands in the timeline. */
function listed<Row extends { id: bigint | string; at: string }>(
  kind: TimelineKind,
  list: (wanted: PastWanted) => Promise<Row[]>,
  tell: (row: Row) => Told,
  { id: newest }: PastPlace = start,
): Read {
  return async (wanted) => {
    const rows = await list(wanted);
    const entries = rows.map((row) => ({
      at: row.at,
      place: { at: row.at, id: String(row.id) },
      head: { at: row.at, id: newest },
      item: { ...nothing, ...tell(row), kind, key: `${kind}:${row.id}`, at: new Date(row.at).toISOString() },
    }));
    return { entries, isWhole: rows.length < wanted.limit };
  };
}

const nothing = { since: null, state: null, name: null, text: null, amount: null, count: null, id: null };
const money = (currency: Currency, amount: bigint) => ({ currency, amount_cents: wireCents(amount) });

/** Every room that knows something of a player's past. Adding one is a store with `listPast…` and an entry here. */
export function timelineSources(ports: StaffPorts): Record<TimelineKind, Source> {
  const { database } = ports;
  return {
    payment: {
      view: 'money',
      needs: 'payments.read',
      start,
      read: listed(
        'payment',
        (wanted) => listPastPayments(database, wanted),
        ({ id, action, state, method, currency, amount, finishedAt }) => ({
          what: action,
          state,
          name: method,
          since: finishedAt?.toISOString() ?? null,
          amount: money(currency, action === 'deposit' ? amount : -amount),
          id: String(id),
        }),
      ),
    },
    play: { view: 'play', start, read: (wanted) => readPlay(ports, wanted) },
    bet: {
      view: 'play',
      needs: 'sportsbook.read',
      start: startOfUuids,
      read: listed(
        'bet',
        (wanted) => listPastBets(database, wanted),
        ({ id, kind, state, currency, stake, returned, lines, isFree }) => ({
          what: kind,
          state,
          count: lines,
          amount: money(currency, returned - (isFree ? 0n : stake)),
          id,
        }),
        startOfUuids,
      ),
    },
    gift: {
      view: 'money',
      start,
      read: listed(
        'gift',
        (wanted) => listPastGifts(database, wanted),
        ({ id, type, stage, texts, currency, amount }) => ({
          what: type,
          state: stage,
          name: titleOf(texts, 'en'),
          amount: amount > 0n ? money(currency, amount) : null,
          id: String(id),
        }),
      ),
    },
    jackpot: {
      view: 'money',
      start,
      read: listed(
        'jackpot',
        (wanted) => listPastJackpots(database, wanted),
        ({ level, jackpot, currency, amount }) => ({ what: level, name: jackpot, amount: money(currency, amount) }),
      ),
    },
    level: {
      view: 'play',
      start,
      read: listed(
        'level',
        (wanted) => listPastLevels(database, wanted),
        ({ id }) => ({ what: 'level', count: Number(id) }),
      ),
    },
    document: {
      start,
      read: listed(
        'document',
        (wanted) => listPastDocuments(database, wanted),
        ({ id, type, status, reason }) => ({ what: type, state: status, text: reason, id: String(id) }),
      ),
    },
    limit: {
      needs: 'limits.read',
      start,
      read: listed(
        'limit',
        (wanted) => listPastLimits(database, wanted),
        ({ what, type, period, how, amounts }) => {
          const [named] = Object.entries(amounts ?? {}) as [Currency, string][];
          return {
            what,
            state: how,
            name: type,
            text: period,
            amount: named ? money(named[0], BigInt(named[1])) : null,
          };
        },
      ),
    },
    chat: { needs: 'support.answer', start, read: (wanted) => readTalks(database, wanted) },
    letter: {
      needs: 'support.answer',
      start,
      read: listed(
        'letter',
        (wanted) => listPastLetters(database, wanted),
        ({ id, state, content, member }) => ({
          what: 'letter',
          state,
          name: member,
          text: content.slice(0, longestShown),
          id: String(id),
        }),
      ),
    },
    sign_in: {
      start,
      read: listed(
        'sign_in',
        (wanted) => listPastSignIns(database, wanted),
        ({ country, device }) => ({ what: 'sign_in', name: device, text: country }),
      ),
    },
    deed: {
      start,
      read: listed(
        'deed',
        (wanted) => listPastDeeds(database, wanted),
        ({ kind, actor, name, reason }) => ({ what: kind, state: actor, name, text: reason }),
      ),
    },
  };
}
