import type { Snippet, Tournament } from '@halley/contract';

const empty: Omit<Tournament, 'id' | 'title' | 'frontend_identifier' | 'start_at' | 'end_at'> = {
  in_progress: false,
  user_confirmation_required: false,
  strategy: 'bet',
  currencies: [],
  currency: 'EUR',
  game_category_identity: '',
  finished_at: null,
  money_budget: '0.0',
  money_budget_cents: 0,
  money_prize_pool: '0.0',
  money_prize_pool_cents: 0,
  chargeable_comp_points_budget: 0,
  persistent_comp_points_budget: 0,
  chargeable_comp_points_prize_pool: 0,
  persistent_comp_points_prize_pool: 0,
  winner_team_id: null,
  group_tournament: false,
  games_taken_limit: null,
  group_ids: [],
  prizes: [],
  top_players: [],
  kind: 'tournament',
  state: 'active',
  summary: '',
  version: 0,
  producer: null,
  players: 0,
  least_stake_cents: null,
  teams: [],
  team_by_choice: false,
  levels: [],
};

/** What the operator wrote into snippets of the category `tournament`. One that cannot be read is left out. */
export function customTournaments(snippets: readonly Pick<Snippet, 'categories' | 'content'>[]): Tournament[] {
  return snippets
    .filter(({ categories }) => categories.includes('tournament'))
    .flatMap(({ content }) => readOne(content));
}

function readOne(content: string): Tournament[] {
  let told: unknown;
  try {
    told = JSON.parse(content);
  } catch {
    return [];
  }
  if (told === null || typeof told !== 'object' || Array.isArray(told)) return [];
  const one = told as Record<string, unknown>;
  const isNamed = Number.isInteger(one.id) && isText(one.title) && isText(one.frontend_identifier);
  if (!isNamed || !isTime(one.start_at) || !isTime(one.end_at)) return [];
  const { id, title, frontend_identifier, start_at, end_at } = one;
  // Whatever has another shape than it should is as if it had not been written; ids as text let nobody in.
  const rest = Object.entries(empty).map(([name, usual]) => [name, isAlike(one[name], usual) ? one[name] : usual]);
  return [{ ...Object.fromEntries(rest), id, title, frontend_identifier, start_at, end_at } as Tournament];
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isTime = (value: unknown) => isText(value) && !Number.isNaN(Date.parse(value));

function isAlike(value: unknown, usual: unknown): boolean {
  if (value === undefined || value === null) return false;
  if (usual === null) return typeof value === 'number' || typeof value === 'string';
  return Array.isArray(usual) ? Array.isArray(value) : typeof value === typeof usual;
}
