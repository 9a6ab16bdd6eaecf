import { randomUUID } from 'node:crypto';
import { type Api, api, type CorrectableField, configDocumentCalls, type Exclusion } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { dayMs, euro, sharedLimitedHouse } from '../../../../test/limited-house.ts';
import { createBrowser, registrationOf } from '../../identity/testing/test-identity.ts';
import { outcomeOf } from '../../kit/testing/outcome-of.ts';
import { aCashout, aDeposit } from '../../payments/testing/test-payments.ts';
import { closedWhileExcluded } from '../close-calls.ts';

const house = sharedLimitedHouse();
type Player = Awaited<ReturnType<typeof house.player>>;
const hourMs = dayMs / 24;
const mind = () => house.mind();
const exclude = (player: Player, period = 'month_6') => player.set({ type: 'selfexclusion', period });
const pause = (player: Player, period = 'day') => player.set({ type: 'coolingoff', period });
const standing = async (player: Player) => (await player.call('GET', '/api/player/exclusion')).json() as Exclusion;
const comeBack = async (player: Player) => {
  const answer = await player.browser.signIn(player.email);
  expect(answer.statusCode, answer.body).toBeLessThan(300);
};
/** Everything a payment wants to know about somebody. */
const fillIn = (player: Player, name = `Edmond ${player.playerId}`) =>
  house.database.query(
    `update identity_player set first_name = $2, last_name = 'Halley', date_of_birth = '1980-11-08', city = 'Halifax',
       address = 'Comet Street 1', postal_code = 'B3H 0A1', mobile_phone = '+15550001111', confirmed_at = now()
     where id = $1`,
    [player.playerId, name],
  );
const cashout = aCashout({ amount: '20' });
const deposit = aDeposit({ amount: '50' });

describe('[PP-26] self-exclusion', () => {
  test('is immediate, ends every session, and tells it', async () => {
    const player = await house.player();
    const phone = createBrowser(house.app);
    await phone.signIn(player.email);
    expect((await exclude(player)).statusCode).toBe(200);
    expect([await player.browser.player(), await phone.player()]).toEqual([{}, {}]);
    expect(await player.play(1n)).toBe('EXCLUDED');
    expect(await house.news('identity.signed_out', player.playerId)).toHaveLength(2);
    expect(await house.news('limits.excluded', player.playerId)).toMatchObject([{ kind: 'selfexclusion' }]);
  });

  test('after it ends nothing restarts by itself: the player asks, then waits 24 h', async () => {
    const player = await house.player();
    await exclude(player);
    await comeBack(player);
    const until = new Date((await standing(player)).until ?? 0);
    const ask = () => player.call('POST', '/api/player/exclusion/return');
    expect((await ask()).json().errors).toHaveProperty('exclusion.still_holds');
    house.clock.advanceMs(until.getTime() - house.clock.now().getTime() - 1);
    await comeBack(player);
    expect((await ask()).statusCode).toBe(422);
    house.clock.advanceMs(1);
    await mind();
    expect(await standing(player)).toMatchObject({ kind: 'selfexclusion', may_return: true, returns_at: null });
    house.clock.advanceMs(100 * dayMs);
    await mind();
    expect(await player.play(1n)).toBe('EXCLUDED');
    await comeBack(player);
    const asked = await ask();
    const returns = new Date(house.clock.now().getTime() + dayMs).toISOString();
    expect([asked.statusCode, asked.json().returns_at, asked.json().may_return]).toEqual([200, returns, false]);
    // Asking again does not put it off.
    house.clock.advanceMs(hourMs);
    expect((await ask()).json().returns_at).toBe(returns);
    house.clock.advanceMs(23 * hourMs - 1);
    expect(await player.play(1n)).toBe('EXCLUDED');
    house.clock.advanceMs(1);
    expect(await player.play(1n)).toBe('taken');
    expect((await standing(player)).kind).toBeNull();
    await mind();
    expect(await house.news('limits.returned', player.playerId)).toHaveLength(1);
    expect((await ask()).json().errors).toHaveProperty('exclusion.none');
  });

  test('cannot be shortened or removed, and can be made longer at once', async () => {
    const player = await house.player();
    await exclude(player, 'month_9');
    await comeBack(player);
    const id = (await player.list())[0]?.id;
    expect((await exclude(player, 'month_6')).json().errors).toHaveProperty('limit.disable_impossible');
    expect((await player.call('DELETE', `/api/user_limits/${id}`)).json().errors).toHaveProperty(
      'limit.disable_impossible',
    );
    expect((await exclude(player, 'forever')).statusCode).toBe(200);
    await comeBack(player);
    expect(await standing(player)).toMatchObject({ kind: 'selfexclusion', until: null, may_return: false });
    expect((await exclude(player, 'month_12')).statusCode).toBe(422);
    house.clock.advanceMs(4_000 * dayMs);
    await mind();
    await comeBack(player);
    expect((await player.call('POST', '/api/player/exclusion/return')).statusCode).toBe(422);
    expect(await player.play(1n)).toBe('EXCLUDED');
  });

  test('voids nothing: an open round is finished and paid', async () => {
    const player = await house.player();
    const [open, late] = [randomUUID(), randomUUID()];
    await player.openRound(open, 100n);
    const bet = { kind: 'bet', id: randomUUID(), amount: 50n } as const;
    await player.act([bet], { roundId: late });
    await exclude(player, 'forever');
    const { rows: before } = await house.database.query('select cash from wallet_account where player_id = $1', [
      player.playerId,
    ]);
    expect(await player.settle(open, 300n)).toBe('taken');
    expect(await player.act([{ kind: 'win', id: randomUUID(), amount: 70n }], { roundId: late })).toBe('taken');
    expect(await player.act([{ ...bet, id: randomUUID() }], { roundId: late })).toBe('EXCLUDED');
    expect(await player.act([{ kind: 'undo', id: randomUUID(), of: bet.id }], { roundId: late })).toBe('taken');
    const { rows: after } = await house.database.query('select cash from wallet_account where player_id = $1', [
      player.playerId,
    ]);
    expect(after[0]?.cash - before[0]?.cash).toBe(420n);
  });

  test('bets that run at the same moment: none is taken after the answer', async () => {
    const player = await house.player();
    const early = Array.from({ length: 20 }, () => player.play(1n));
    const done = exclude(player).then(() => Promise.all(Array.from({ length: 20 }, () => player.play(1n))));
    expect(await done).toEqual(Array.from({ length: 20 }, () => 'EXCLUDED'));
    await Promise.all(early);
    expect(await player.play(1n, { at: house.openOther() })).toBe('EXCLUDED');
  });
});

describe('[LIMIT-05] a break', () => {
  test('closes play at once, shows as a limit, ends by itself and takes what it found with it', async () => {
    const player = await house.player();
    await pause(player);
    expect(await player.play(1n)).toBe('EXCLUDED');
    await comeBack(player);
    expect(await player.list()).toMatchObject([{ type: 'coolingoff', period: 'day', status: 'active' }]);
    expect((await player.list())[0]).not.toHaveProperty('accounts');
    const until = new Date(house.clock.now().getTime() + dayMs).toISOString();
    expect(await standing(player)).toMatchObject({ kind: 'coolingoff', until, may_return: false });
    house.clock.advanceMs(dayMs - 1);
    expect(await player.play(1n)).toBe('EXCLUDED');
    house.clock.advanceMs(1);
    expect(await player.play(1n)).toBe('taken');
    expect(await player.list()).toEqual([]);
    await mind();
    expect((await standing(player)).kind).toBeNull();
  });

  test('can become longer, or an exclusion, and the longer of the two rules', async () => {
    const player = await house.player();
    await pause(player, 'week');
    await comeBack(player);
    expect((await pause(player, 'day')).statusCode).toBe(422);
    expect((await pause(player, 'month')).statusCode).toBe(200);
    await comeBack(player);
    await exclude(player);
    house.clock.advanceMs(60 * dayMs);
    expect(await player.play(1n)).toBe('EXCLUDED');
    await comeBack(player);
    expect((await standing(player)).kind).toBe('selfexclusion');
  });
});

describe('[PP-27] an excluded player', () => {
  test('logs in, reads history and withdraws; deposits are refused', async () => {
    const player = await house.player();
    await fillIn(player);
    await player.play(100n);
    await exclude(player);
    await comeBack(player);
    const paid = await player.call('POST', '/api/payment_processing', cashout);
    expect(paid.statusCode, paid.body).toBe(200);
    const refused = await player.call('POST', '/api/payment_processing', deposit);
    expect([refused.statusCode, refused.json().error?.code]).toEqual([403, 'EXCLUDED']);
    for (const url of ['/api/player/accounts', '/api/player/games', '/api/player/payments', '/api/player/history']) {
      expect((await player.call('GET', url)).statusCode, url).toBe(200);
    }
  });

  test('gets no advertising, from that moment on, and not again by itself', async () => {
    const player = await house.player({ receive_promos: true, receive_sms_promos: true });
    const other = await house.player({ receive_promos: true });
    const subscriptions = async () => (await player.call('GET', '/api/subscriptions')).json();
    expect(await subscriptions()).toMatchObject({ receive_promos: true, receive_sms_promos: true });
    await pause(player);
    const mayMarket = () => house.house.limits.mayMarket(house.database, [player.playerId, other.playerId]);
    expect(await mayMarket()).toEqual(new Set([other.playerId]));
    await comeBack(player);
    expect(await subscriptions()).toMatchObject({ receive_promos: false, receive_sms_promos: false });
    const asked = await player.browser.call('PUT', '/api/subscriptions', {
      subscription_params: { receive_promos: true },
    });
    expect(asked.json().error?.code).toBe('EXCLUDED');
    house.clock.advanceMs(2 * dayMs);
    await mind();
    await comeBack(player);
    expect(await mayMarket()).toEqual(new Set([player.playerId, other.playerId]));
    expect(await subscriptions()).toMatchObject({ receive_promos: false, receive_sms_promos: false });
  });

  test('does not come in again under another account', async () => {
    const player = await house.player();
    await fillIn(player, 'Edmond');
    const second = await house.player();
    const person = { first_name: ' edmond', last_name: 'HALLEY', date_of_birth: '1980-11-08' };
    await exclude(player);
    const edited = await second.browser.call('PATCH', '/api/player', { context: 'edition', player: person });
    expect([edited.statusCode, edited.json().error?.code], edited.body).toEqual([403, 'EXCLUDED']);
    expect((await second.browser.player()).first_name).toBeNull();
    // Neither does staff make one person of two [F-100].
    const byStaff = house.database.tx((tx) =>
      house.house.identity.desk.account.correctDetails(tx, {
        playerId: second.playerId,
        changes: Object.entries(person).map(([field, to]) => ({ field: field as CorrectableField, from: null, to })),
      }),
    );
    expect(await outcomeOf(byStaff)).toBe('EXCLUDED');
    expect((await second.browser.player()).first_name).toBeNull();
    // The same address is taken, as it always was.
    const again = await createBrowser(house.app).register({ user: { ...registrationOf().user, email: player.email } });
    expect(again.json().errors).toHaveProperty('email.taken');
    // Where the name is known from the first moment, the account is not opened at all.
    const opened = (first_name: string) =>
      house.house.identity.seedPlayer({
        email: `${randomUUID()}@example.com`,
        nickname: null,
        country: 'DE',
        currency: 'EUR',
        language: 'en',
        staff: false,
        passwordHash: 'x',
        details: { ...person, first_name },
      });
    expect(await outcomeOf(opened('Edmond'))).toBe('EXCLUDED');
    expect(await outcomeOf(opened('Edmund'))).toBe('taken');
  });

  test('an account that said so before the exclusion cannot be paid into', async () => {
    const [player, second] = [await house.player(), await house.player()];
    await fillIn(player, 'Caroline');
    await fillIn(second, 'Caroline');
    expect(await outcomeOf(second.deposit(1_000n))).toBe('taken');
    await exclude(player);
    expect(await outcomeOf(second.deposit(1_000n))).toBe('EXCLUDED');
  });
});

describe('every call of the contract, to an excluded player', () => {
  type Name = keyof Api;
  const slip = { kind: 'single', legs: [{ fixture: 1, market: '1x2;period=ft', outcome: 'home', price: 2_000 }] };
  /** Requests that would be answered, were it not for the exclusion. */
  const closed: Partial<Record<Name, { url?: string; payload?: object }>> = {
    addFavourite: { url: '/api/player/favorite_games/1', payload: {} },
    removeFavourite: { url: '/api/player/favorite_games/1' },
    changeGroups: { payload: { groups: { add: [545], remove: [] } } },
    editSubscriptions: { payload: { subscription_params: { receive_promos: true } } },
    keepPlaying: { payload: { screen: randomUUID() } },
    answerRealityCheck: { payload: { answer: 'go_on' } },
    editPlaySettings: { payload: { show_net: true } },
    declineLimit: {},
    recallPayment: { url: '/api/player/payments/1/recall' },
    continuePayment: { url: '/api/player/payments/1/continuation' },
    startPayment: { payload: deposit },
    launchGame: { url: '/api/games/launch?identifier=halley-studio/orbit-dice&mode=real' },
    playRound: {
      url: '/api/studio/dice/rounds',
      payload: { mode: 'real', currency: 'EUR', stake_cents: 100, choice: { side: 'over', target: 5000 } },
    },
    placeLiveBet: {
      url: '/api/live/crash/bets',
      payload: { mode: 'demo', round_id: 1, stake_cents: 100, choice: {} },
    },
    activateBonus: { payload: {} },
    activateFreespins: { payload: {} },
    activateLootbox: {},
    takeDailyTurn: {},
    confirmTournament: { url: '/api/tournaments/1/confirm', payload: { confirmed: true } },
    exchangeForMoney: { payload: { exchange: { points: 100, group: 'money', currency: 'EUR' } } },
    exchangePoints: {
      url: '/api/comp_points/exchange/freespins',
      payload: { exchange: { points: 100, group: 'spins', currency: 'EUR' } },
    },
    resumeBonus: { payload: {} },
    setBonusCode: { payload: { deposit_bonus_code: 'COMET' } },
    redeemCoupon: { payload: { coupon_code: 'COMET' } },
    removeLimit: {},
    readSurvey: {},
    readVipProgress: {},
    readAdventure: {},
    readSeasonPoints: {},
    answerSurvey: { payload: { survey_id: 'first-impression', answers: null } },
    placeBet: { payload: { ...slip, currency: 'EUR', unit_stake_cents: 100 } },
    keepSlip: { payload: slip },
    shareSlip: { payload: slip },
    keepSportFavourites: { payload: { fixtures: [], tournaments: [], competitors: [] } },
    keepSportPreferences: {
      payload: { odds_type: 'european', policy: 'higher', quick_bet: false, stakes_cents: [] },
    },
    useBettingCode: { payload: { code: 'COMET' } },
    listInvitations: {},
    addReferralCode: { payload: { ref_code: 'COMET' } },
    claimReferral: { payload: { ref_code: 'COMET' } },
  };
  /** What stays open to whoever is logged in: the account, its safety, what was, the way out with the money. */
  const ofPlayers = `
    addPasskey addPushSubscription askToReturn cancelPayment changeLocale changePassword checkTransaction deleteDocument
    disableTwoFactor disconnectProvider editPlayer enableTwoFactor endSession exportHistory
    exportPlayedRounds exportStatement keepLimit leavePlay listAccounts listConnectedProviders
    listAskedDocuments listDocuments listFavourites listFreeRounds listHistory listLimits listNotifications listPasskeys listPaymentMethods listPayments
    listPlayedGames listPlayedRounds listSessions listStatements notePwaEvent readCashoutOutlook readExclusion
    readKycStatus readKycToken readKycTokenDirect readLimitOffer readPayment readPaymentFields
    readPlaySession readPlaySettings readPlayedRound readPlayerStats readPushKey readPushSubscription readSpending readSubscriptions
    readTwoFactor reauthenticate removePasskey removePaymentProfile removePushSubscription renamePasskey renewRecoveryCodes
    searchPayments selectAccount setLimit startPasskey takeJackpotAwards updateAuthDetails uploadDocument
    readRestoreId writeRestoreId listProtectionMessages sendSurveyTicket readFundsStanding noteSelfTest readCampaignPopup noteCampaignPopup
    listBonuses listFreespins cancelBonus cancelFreespins readCancelInfo pauseBonus orderBonuses declineDepositOffer
    declineRegistrationOffer readAvailableBonuses clearBonusCode updateBonusSettings readTakeBack
    readCompPoints readPointsStanding listPointEntries listLootboxes readDepositInsurance claimDepositInsurance
    listOrders cancelOrder listLotteryStatuses readLotteryStatus readTicketProof readTournamentStatus listOwnTournaments
    listBets readBet readBetRequest answerBetRequest readSportPosition quoteCashOut cashOutBet setAutoCashOut endAutoCashOut
    readSlip readSportFavourites readSportPreferences readBettingSettings listBettingBonuses readBettingBonus readBettingToken
    authorizeBettingChannels listSportOffers exportBets readBetSums listBetRequests listBetClaims readSportNotices keepSportNotices`;
  /** What a guest may do as well. */
  const ofEverybody = `
    unsubscribe
    cashOutLiveBet listLiveBets listLiveRounds readLiveBet readLiveRound readLiveTable
    closeChat markChatRead noteChatTyping rateChat readChat readChatFile readSupportDesk sendChatFile sendChatMessage
    readProtectionRules
    sendContactMessage checkAccess checkEmail confirmEmail confirmLimit filterGames listAuthProviders listCollections
    listCountries listCurrencies listJackpotWins listJackpots listLatestWinners listLocales
    listProviders listRounds listStatuses pickRandomGame postValidationErrors readCaptchaChallenge
    readBatch readClientContext readCurrentIp readEnableGamesConfig readExchangeRates readGame readGameJackpots
    readGamesAliasesConfig readJackpotFairness readLiveSubscription readMenuCategoriesConfig readPlayer
    readPlayerFields readPlayerSettings readProject readProvidersConfig readSeeds readSumThresholds
    replayRound reportTransaction reportValidationErrors requestPasswordReset resendConfirmation resetPassword rotateSeeds
    selectGames selectGamesBySeoTitle signIn signInWithPasskey signOut startPasskeySignIn takeStep
    logUtmSend logUtmSet reportGameStart reportNetworkPerformance reportPerformance sendEvents
    listArticles listAwards listCmsFiles listCmsPages listCmsSnippets readBannersConfig readBrand readCmsPage readManager
    listDepositOffers listRegistrationOffers readActiveSeason readPromotionTerms readPromotionTermsText
    listTournaments listRecentTournaments readTournament readTournamentBoard readTeamShuffle listLotteries readLottery readLotteryDraw
    listDrawTickets readWheel listMoneyRates listRates unlockAccount writeLog
    readSportMenu readSportHome listLiveFixtures listSoonFixtures listFixturesOfDay listSportResults readSportTournament
    searchFixtures listMarkedFixtures readSportRules readFixture readFixtureStats readFixturePrices readFixtureProof
    readFixtureResults priceSlip priceSlips readSharedSlip`;
  /** Documents an operator writes are everybody's. */
  const open = [
    ...new Set([...`${ofPlayers} ${ofEverybody}`.trim().split(/\s+/), ...Object.keys(configDocumentCalls)]),
  ];

  test('is either closed or open, and nothing in between', async () => {
    const player = await house.player();
    await fillIn(player);
    await player.set({ type: 'loss', period: 'day', accounts: euro(100) });
    const limitId = (await player.list())[0]?.id;
    await exclude(player);
    for (const [name, call] of Object.entries(api) as [Name, (typeof api)[Name]][]) {
      if (call.who === 'guest') continue;
      const request = closed[name];
      const url = (request?.url ?? call.path).replace(/:id/, String(limitId)).replace(/:\w+/g, '1');
      const payload = call.method === 'GET' ? undefined : (request?.payload ?? {});
      const send = () =>
        player.browser.send({
          method: call.method,
          url,
          headers: { 'idempotency-key': randomUUID() },
          ...(payload && { payload }),
        });
      // Some calls end the session for those behind them.
      if ((await player.browser.player()).id === undefined) await comeBack(player);
      const answer = await send();
      const isRefused = answer.statusCode === 403 && answer.json().error?.code === 'EXCLUDED';
      expect([name, isRefused], answer.body).toEqual([name, request !== undefined]);
      expect(answer.statusCode, `${name} ${answer.body}`).toBeLessThan(500);
    }
    // A new call has to be put into one of the lists.
    const known = [...Object.keys(closed), ...open].toSorted();
    expect(known).toEqual(
      Object.keys(api)
        .filter((name) => api[name as Name].who !== 'guest')
        .toSorted(),
    );
    expect(Object.keys(closed)).toEqual(expect.arrayContaining([...closedWhileExcluded]));
  });

  test('play for fun is closed too, and open again for whoever logs out', async () => {
    const player = await house.player();
    await pause(player);
    await comeBack(player);
    const demo = { mode: 'demo', currency: 'FUN', stake_cents: 100, choice: { side: 'over', target: 5000 } };
    const play = () => player.browser.call('POST', '/api/studio/dice/rounds', demo);
    const launch = () => player.call('GET', '/api/games/launch?identifier=halley-studio/orbit-dice&mode=demo');
    expect([(await play()).statusCode, (await launch()).statusCode]).toEqual([403, 403]);
    await player.browser.signOut();
    expect([(await play()).statusCode, (await launch()).statusCode]).toEqual([200, 200]);
  });
});
