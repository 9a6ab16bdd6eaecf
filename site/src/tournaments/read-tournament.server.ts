import type { PageContext, Tournament } from '@halley/contract';
import { groupIdsOf } from '@halley/contract/groups';
import { data } from 'react-router';
import { orElse, unlessItFails } from '../page/index.server.ts';
import { readPlayer } from '../session/index.server.ts';
import { findBySlug, shownTournaments } from './contests.ts';
import { readCustom } from './read-contests.server.ts';

/** One tournament with its board and the player's place. What an address means is looked up among those that are shown. */
export async function readTournament(site: PageContext, slug: string, now = new Date()) {
  const { api } = site;
  const [player, listed, recent, custom] = await Promise.all([
    readPlayer(site),
    // Without the list nobody knows what the address means: the failure is the page's.
    api.listTournaments(),
    orElse(site, api.listRecentTournaments(), []),
    readCustom(site),
  ]);
  const groups = groupIdsOf(player?.statuses ?? []);
  const known = new Map([...recent, ...listed].map((one) => [one.id, one]));
  const all = [...known.values(), ...custom.filter(({ id }) => !known.has(id))];
  const shown = shownTournaments(all, { groups, testQuests: site.flags.on.test_quests });
  const tournament = findBySlug(shown, slug, now.getTime()) ?? (await ownByNumber(site, slug));
  if (!tournament) throw data(null, { status: 404 });
  const others = shown.filter(({ id }) => id !== tournament.id);
  const isCounted = known.has(tournament.id) || !custom.some(({ id }) => id === tournament.id);
  const of = { params: { id: String(tournament.id) } };
  const [board, status, studio] = await Promise.all([
    isCounted ? unlessItFails(site, api.readTournamentBoard(of)) : undefined,
    isCounted && player ? unlessItFails(site, api.readTournamentStatus(of)) : undefined,
    studioTitle(site, tournament.producer),
  ]);
  return { tournament, studio, board, status, others, isCounted, nowMs: now.getTime() };
}

/** What is over for long stands in no list; its number still leads to it. */
async function ownByNumber(site: PageContext, slug: string): Promise<Tournament | null> {
  if (!/^[1-9]\d{0,15}$/.test(slug)) return null;
  return site.api.readTournament({ params: { id: slug } }).catch(() => null);
}

async function studioTitle(site: PageContext, producer: string | null): Promise<string | null> {
  if (!producer) return null;
  const studios = await orElse(site, site.api.listProviders(), []);
  return studios.find(({ id }) => id === producer)?.title ?? producer;
}
