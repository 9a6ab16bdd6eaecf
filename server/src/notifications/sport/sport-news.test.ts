import type { BetNews, Topics } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import type { Event } from '../../kit/index.ts';
import { Message } from '../message.ts';
import { sportNewsOf } from './sport-news.ts';
import { sportWords } from './sport-words.ts';

const at = '2026-11-15T12:00:00.000Z';
const event = <T extends keyof Topics>(topic: T, data: Topics[T]) => ({ topic, data }) as unknown as Event;
const news = { version: 1, currency: 'EUR', stake: '500', returned: '1000', at };
const bet = (state: string, told?: Partial<BetNews> & Pick<BetNews, 'what'>) =>
  event('sportsbook.bet_changed', { playerId: 7, betId: 'b', state, ...(told && { told: { ...news, ...told } }) });
const claim = (change: Topics['sportsbook.claim_changed']['change'], state = 'recovering') =>
  event('sportsbook.claim_changed', {
    playerId: 7,
    claimId: 3,
    betId: 'b',
    change,
    state,
    currency: 'EUR',
    owed: '6000',
    kept: '1000',
    until: '2026-12-15T12:00:00.000Z',
    at,
  });
const english = (said: Event) => (sportNewsOf(said)?.message.text as Record<string, string> | undefined)?.en;

describe('[SPORT-79] what players are told of bets', () => {
  test.each([
    ['won', bet('won', { what: 'settled' }), 'Won. Stake 5.00 EUR, returned 10.00 EUR.'],
    ['lost', bet('lost', { what: 'settled', returned: '0' }), 'Lost. Stake 5.00 EUR, returned 0.00 EUR.'],
    [
      'sold',
      bet('cashed_out', { what: 'auto_cash_out' }),
      'The sum that you had set was reached. The bet returned 10.00 EUR in all.',
    ],
    [
      'corrected',
      bet('lost', {
        what: 'corrected',
        returned: '0',
        was: { state: 'won', returned: '1000' },
        taken: '700',
        short: '300',
      }),
      'A bet of yours is decided otherwise: it returns 0.00 EUR instead of 10.00 EUR. 7.00 EUR of the earlier payment were taken back. 3.00 EUR were not there any more.',
    ],
    [
      'open again',
      bet('open', { what: 'corrected', was: { state: 'lost', returned: '0' }, taken: '0', short: '0' }),
      'A bet of yours is open again. It had returned 0.00 EUR.',
    ],
    ['placed, or sold by the player', bet('open'), undefined],
    ['a claim that is written off at once', claim('begun', 'written_off'), undefined],
    ['a part of it', claim('kept'), '10.00 EUR were kept for an earlier correction. 60.00 EUR of it are left.'],
    ['dropped', claim('dropped'), '60.00 EUR stay with you. Nothing is kept of your returns for it.'],
  ])('%s', (_name, said, text) => {
    expect(english(said)).toBe(text);
  });

  test('[SPORT-78] a claim says what it means: returns of sport only, half, 30 days, never deposits', () => {
    for (const change of ['begun', 'agreed'] as const) {
      expect(english(claim(change, 'waiting'))).toMatch(/60\.00 EUR .*returns of sport only, at most half of each/);
      expect(english(claim(change, 'waiting'))).toContain('Never from deposits');
    }
    expect(sportNewsOf(claim('agreed'))?.wish).toBeUndefined();
  });

  test('every language says all of it, within what a message holds', () => {
    const all = [
      bet('won', { what: 'settled' }),
      bet('void', { what: 'settled' }),
      bet('lost', { what: 'corrected', was: { state: 'won', returned: '1' }, taken: '1', short: '1' }),
      claim('begun', 'waiting'),
      claim('agreed'),
      claim('over'),
      event('sportsbook.favourite_started', { playerIds: [7], fixtureId: 5, name: { en: 'North – South' }, at }),
    ];
    for (const said of all) {
      const message = Message.parse(sportNewsOf(said)?.message);
      for (const language of Object.keys(sportWords)) {
        expect((message.text as Record<string, string>)[language]).toMatch(/^[^{}]+$/);
      }
    }
  });
});
