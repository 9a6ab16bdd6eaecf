/**
 * Texts that read in another language as they do in English, each with its reason. A copy that nobody translated is not
 * on this list: the catalogue's test finds it.
 */
interface Allowed {
  why: string;
  /** By language: the keys, or their ends where a word stands in several places. */
  keys: Partial<Record<'all' | 'de' | 'fr' | 'it' | 'no', readonly string[]>>;
}

export const sameAsEnglish: readonly Allowed[] = [
  { why: 'a name of ours', keys: { all: ['nav.orbitDice', 'lobby.next.studio', 'tile.badge.mystic'] } },
  {
    why: 'words of sport that are the same',
    keys: {
      all: ['sportsbook.place.home'],
      de: ['sportsbook.place.live', 'sportsbook.live'],
      fr: [
        ...['sportsbook.sports', 'sportsbook.score', 'fixture.points', 'fixture.sets', 'fixture.phase.set'],
        ...['fixture.incident.penalty', 'fixture.incident.corner', 'fixture.incident.point', 'fixture.stat.corners'],
      ],
      no: ['sportsbook.kind.system', 'fixture.side'],
    },
  },
  {
    why: 'names of sports, and of sport itself, that are the same',
    keys: {
      all: ['sportsbook.sport.tennis', 'search.fixtures'],
      de: ['sportsbook.sport.basketball', 'search.live'],
      fr: ['sportsbook.sport.football', 'sportsbook.sport.basketball'],
      it: ['sportsbook.sport.esport'],
      no: ['sportsbook.sport.basketball', 'sportsbook.sport.esport'],
    },
  },
  {
    why: 'words of betting that are the same',
    keys: {
      de: ['bethelp.margins.handicap', 'bethelp.cashOut.title'],
      fr: ['bethelp.margins.handicap'],
      it: ['bethelp.cashOut.title'],
      no: ['bethelp.margins.margin', 'bethelp.cashOut.title'],
    },
  },
  {
    why: 'words of bets that are the same',
    keys: {
      de: ['bets.leg.live', 'bets.leg.liveNow'],
      fr: ['bets.ticket', 'bets.sum.net'],
      no: ['bets.sum.price'],
    },
  },
  {
    why: 'words of the slip that are the same',
    keys: {
      de: ['slip.tab.system'],
      fr: ['slip.odds.hongkong'],
      it: ['slip.odds.hongkong'],
      no: ['slip.tab.system', 'slip.odds'],
    },
  },
  { why: 'names of rockets', keys: { all: ['wheel.rocket.lite', 'wheel.rocket.pro', 'wheel.rocket.max'] } },
  {
    why: 'written alike everywhere: a code or a unit',
    keys: { all: ['slip.wait.seconds', 'cashbox.field.iban', 'games.rolls.fun', 'mart.tag.VIP'] },
  },
  {
    why: 'a word of the trade that players of the language use',
    keys: {
      all: [
        ...['catalogue.category.crash', 'tile.badge.jackpot', 'history.reason.jackpot', 'tile.badge.top'],
        ...['catalogue.category.blackjack', 'catalogue.category.poker'],
      ],
      de: [
        'wheel.chances.chance',
        'catalogue.category.roulette',
        'app.shortcut.jackpots',
        'catalogue.category.jackpot',
        'nav.originals',
        'nav.pokies',
        'catalogue.title.slots',
        'catalogue.category.instant',
        'footer.blog',
        'security.passkeys.title',
      ],
      fr: ['catalogue.category.roulette', 'app.shortcut.jackpots', 'catalogue.category.jackpot'],
      it: [
        'catalogue.category.roulette',
        'account.bonus',
        'footer.blog',
        'payments.voucher',
        'identity.password',
        'security.password.title',
      ],
      no: ['nav.pokies', 'catalogue.title.slots', 'catalogue.category.baccarat'],
    },
  },
  {
    why: 'the same word in both languages',
    keys: {
      de: [
        ...['nav.lobby', 'pages.lobby', 'games.mode.demo', 'lobby.studios', 'games.menu.limits'],
        ...['catalogue.filter.providers', 'profile.tab.level', 'profile.vip.gold', 'profile.vip.bronze'],
        ...['vip.status.gold', 'vip.status.bronze'],
        ...[
          'profile.birthday.monthShape',
          'consent.cookies.title',
          'security.code',
          'history.status',
          'history.details',
        ],
        ...['nav.fairness', 'footer.fairness', 'popups.support.title', 'app.shortcut.support', 'mart.address.name'],
      ],
      fr: [
        ...[
          'shell.menu',
          'lobby.studios',
          'catalogue.filter.providers',
          'profile.vip.bronze',
          'vip.status.bronze',
          'profile.field.profession',
        ],
        ...['profile.birthday.monthShape', 'games.mode', 'games.rolls.net', 'history.net', 'security.code'],
        ...['account.notifications', 'history.statement.corrections', 'games.settings.minutes'],
        ...['mart.card.price', 'mart.prize.points', 'mart.orders.points', 'hub.wheel.points'],
        'wheel.prize.points',
      ],
      it: [
        ...['shell.menu', 'nav.lobby', 'pages.lobby', 'games.mode.demo', 'profile.email'],
        ...['identity.email', 'profile.birthday.monthShape', 'verification.upload.file', 'slip.shared.leave'],
      ],
      no: [
        ...['nav.lobby', 'pages.lobby', 'games.mode.demo', 'cashbox.step.send'],
        ...['profile.birthday.dayShape', 'profile.birthday.monthShape', 'games.rolls.under', 'games.rolls.over'],
        'history.status',
      ],
    },
  },
  {
    why: 'words of tournaments that the languages write alike',
    keys: {
      all: ['tournaments.fact.producer', 'tournaments.board.named'],
      de: ['tournaments.type.quest', 'tournaments.teams'],
      fr: ['tournaments.gift.points', 'tournaments.board.place', 'tournaments.score.rate', 'tournaments.score.points'],
    },
  },
];

export function maySound(language: 'de' | 'fr' | 'it' | 'no', key: string): boolean {
  return sameAsEnglish.some(({ keys }) => keys.all?.includes(key) || keys[language]?.includes(key));
}
