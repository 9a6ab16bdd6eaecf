import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { log } from '../telemetry/index.ts';
import { loadMessages } from './load-messages.ts';

const answers: (Response | Error)[] = [];
const asked: string[] = [];
beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const answer = answers.shift() ?? Response.json({});
    if (answer instanceof Error) throw answer;
    return answer;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  asked.length = 0;
  answers.length = 0;
});
const bucketOf = (url: string | undefined) => Number(new URL(url ?? '', 'https://halley.test').searchParams.get('t'));

describe('texts that come later', () => {
  test('[API-95] the address changes every five minutes; what has come is not asked for again', async () => {
    answers.push(Response.json({ 'games.seo.plain': 'Spiel' }));
    expect(await loadMessages('de', 'games')).toEqual({ 'games.seo.plain': 'Spiel' });
    await loadMessages('de', 'games');
    expect(asked).toEqual(['/messages/de.json?rooms=games&t=5666667']);
    vi.advanceTimersByTime(299_999);
    await loadMessages('de', 'limits');
    vi.advanceTimersByTime(1);
    await loadMessages('de', 'lobby');
    const [first, second, third] = asked.map(bucketOf);
    expect([first, second, third]).toEqual([5_666_667, 5_666_668, 5_666_668]);
  });

  test.each([
    ['a line that is down', new TypeError('Failed to fetch')],
    ['a refusal', new Response(null, { status: 503 })],
    ['an answer that is no JSON', new Response('<html>')],
  ])('[I18N-04] %s is only logged, keys show instead, and the next one tries again', async (name, answer) => {
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});
    const locale = name.replaceAll(' ', '-');
    answers.push(answer);
    expect(await loadMessages(locale, 'search')).toEqual({});
    await vi.waitFor(() =>
      expect(warn).toHaveBeenCalledWith('MESSAGES_ERROR', expect.anything(), {
        url: expect.stringContaining(`/messages/${locale}.json`),
      }),
    );
    await loadMessages(locale, 'search');
    expect(asked).toHaveLength(2);
  });
});
