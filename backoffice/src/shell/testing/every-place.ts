import type { staffRoles } from '@halley/contract';

/** Every page of every desk that needs nothing but the house and a player, by the desk's name in the menu. */
export const placesOf = ({ player }: { player: number }) => ({
  Overview: ['/overview'],
  Reports: [
    '/reports',
    ...['games', 'bonuses', 'payments', 'cohorts', 'value', 'taxes'].map((name) => `/reports/${name}`),
    ...['statement', `statement?player=${player}`, 'movements', 'schedules'].map((name) => `/reports/${name}`),
  ],
  Players: [
    '/players',
    `/players/${player}`,
    ...['details', 'sessions', 'rounds', 'bets', 'gifts', 'points', 'free-rounds', 'payments', 'limits'].map(
      (tab) => `/players/${player}/${tab}`,
    ),
    ...['documents', 'trail'].map((tab) => `/players/${player}/${tab}`),
  ],
  Documents: ['/documents'],
  Support: ['/support', '/support/tickets'],
  Payments: ['/payments', '/payments/all', '/payments/differences', '/payments/corrections'],
  Protection: ['/protection', '/protection/players', '/protection/rules', '/protection/report'],
  Reviews: ['/reviews'],
  Promotions: ['/promotions', '/promotions/new'],
  Contests: ['/tournaments'],
  Lotteries: ['/lotteries'],
  Loyalty: ['/loyalty', '/loyalty/orders', '/loyalty/corrections'],
  'VIP club': ['/vip', '/vip/adventures', '/vip/adventures/new'],
  Campaigns: [
    ...['/campaigns', '/campaigns/new', '/campaigns/journeys', '/campaigns/journeys/new'],
    ...['/campaigns/segments', '/campaigns/segments/new', '/campaigns/rules'],
  ],
  Games: ['/games', '/games/producers', '/games/collections'],
  Providers: ['/providers'],
  Jackpots: ['/jackpots'],
  Returns: ['/returns'],
  Sportsbook: [
    '/sportsbook',
    ...['fixtures', 'overrides', 'manual', 'quarantine', 'factors', 'flags', 'claims', 'reports'].map(
      (name) => `/sportsbook/${name}`,
    ),
  ],
  Partners: ['/affiliates', '/affiliates/payouts', '/affiliates/postbacks', '/affiliates/invitations'],
  Content: [
    '/content',
    '/content/item?name=page:about-us',
    ...['pages', 'banners', 'menus', 'words', 'pictures', 'links', 'drafts', 'documents'].map(
      (name) => `/content/${name}`,
    ),
    '/content/documents/footer-config',
  ],
  Brands: ['/brands', '/brands/new'],
  'Audit trail': ['/audit', '/audit/exports'],
  Staff: [
    '/members',
    '/members/roles',
    '/members/roles/new',
    '/members/roles/support',
    '/members/teams',
    '/members/two-people',
  ],
  'My work': ['/my-work', '/my-work/notices'],
  'My account': ['/account'],
});

export type DeskLabel = keyof ReturnType<typeof placesOf>;

const promotionDesks = ['Reviews', 'Promotions', 'Contests', 'Lotteries', 'Loyalty', 'VIP club'] as const;
const gameDesks = ['Games', 'Providers', 'Jackpots', 'Returns'] as const;
const ofEverybody = ['My work', 'My account'] as const;

/** What each role of a new house finds in its menu, in its order. */
export const desksOf: Record<(typeof staffRoles)[number], readonly DeskLabel[]> = {
  admin: [
    ...(['Overview', 'Reports', 'Players', 'Documents', 'Support', 'Payments', 'Protection'] as const),
    ...promotionDesks,
    'Campaigns',
    ...gameDesks,
    ...(['Sportsbook', 'Partners', 'Content', 'Brands', 'Audit trail', 'Staff'] as const),
    ...ofEverybody,
  ],
  support: ['Players', 'Support', 'Payments', ...promotionDesks, ...gameDesks, 'Sportsbook', ...ofEverybody],
  verification: ['Players', 'Documents', ...ofEverybody],
  payments: ['Players', 'Payments', ...ofEverybody],
  auditor: [
    ...(['Overview', 'Reports', 'Players', 'Payments', 'Protection'] as const),
    ...promotionDesks,
    ...gameDesks,
    ...(['Sportsbook', 'Content', 'Audit trail'] as const),
    ...ofEverybody,
  ],
  games: ['Players', ...promotionDesks, ...gameDesks, 'Sportsbook', ...ofEverybody],
  trader: ['Sportsbook', ...ofEverybody],
  head_trader: ['Players', 'Sportsbook', ...ofEverybody],
  risk: ['Players', 'Sportsbook', ...ofEverybody],
  finance: ['Overview', 'Reports', 'Payments', 'Partners', ...ofEverybody],
  crm: ['Overview', 'Reports', ...promotionDesks, 'Campaigns', ...ofEverybody],
  editor: ['Content', ...ofEverybody],
  protection: ['Players', 'Payments', 'Protection', ...ofEverybody],
  affiliates: ['Overview', 'Reports', 'Partners', ...ofEverybody],
};
