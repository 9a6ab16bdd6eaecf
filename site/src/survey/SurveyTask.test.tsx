import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createRoutesStub, type NavigateFunction, Outlet, useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { takeTracked } from '../analytics/index.ts';
import { catalogOf } from '../i18n/index.server.ts';
import { Speaks } from '../i18n/index.ts';
import { popups } from '../page/index.ts';
import { createFakeApi, refuse } from '../query/testing/fake-api.ts';
import SurveyTask from './SurveyTask.tsx';

const server = createFakeApi();
vi.mock('../query/api.ts', () => ({
  get api() {
    return server.api;
  },
}));
vi.mock('../i18n/load-messages.ts', async () => {
  const { catalogOf: read } = await import('../i18n/catalog.server.ts');
  const loaded = Promise.resolve(read('en'));
  return { loadMessages: () => loaded };
});

const survey = {
  survey_id: 'first',
  title: 'How do you like it here?',
  questions: [
    { id: 'recommend', kind: 'scale', text: 'Would you recommend us?', low: 'Not at all', high: 'Very likely' },
    { id: 'better', kind: 'choice', text: 'What first?', choices: ['games', 'limits'].map((id) => ({ id, text: id })) },
    { id: 'words', kind: 'text', text: 'Anything else?' },
  ],
};
let go: NavigateFunction;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  sessionStorage.clear();
  takeTracked();
  server.reset();
  server.answers.readSurveyConfig = () => ({ survey_id: 'first', survey_collector_id: 'c', is_enable_widget: true });
  server.answers.readSurvey = () => ({ survey });
  server.answers.answerSurvey = () => null;
});
afterEach(() => {
  cleanup();
  for (const name of popups.list()) popups.close(name);
  vi.useRealTimers();
});

async function pass(ms: number) {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
  // Chunks and texts arrive by themselves.
  await act(async () => {
    await vi.dynamicImportSettled();
  });
}

async function visit({ path = '/', player = { id: 7 } as { id: number } | null } = {}) {
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ player }),
      HydrateFallback: () => null,
      Component: () => {
        go = useNavigate();
        return (
          <Speaks locale="en" messages={catalogOf('en')}>
            <Outlet />
            <SurveyTask />
          </Speaks>
        );
      },
      children: [{ path: '*', Component: () => null }],
    },
  ]);
  render(<Page initialEntries={[path]} hydrationData={{ loaderData: { root: { player } } }} />);
  await pass(0);
}
const widget = () => screen.queryByRole('region', { name: 'How do you like it here?' });
const isShown = () => widget() !== null && !widget()?.closest('[hidden]');
const called = (name: string) => server.inputsOf(name).length;

describe('the survey', () => {
  test('[SURVEY-02] [SURVEY-03] [SURVEY-04] is fetched ten seconds ahead and appears half a second behind five minutes', async () => {
    await visit();
    await pass(290_000 - 1);
    expect(called('readSurveyConfig')).toBe(0);
    await pass(1);
    expect([called('readSurveyConfig'), called('readSurvey')]).toEqual([1, 1]);
    expect(server.inputsOf('readSurvey')).toEqual([{ query: { locale: 'en' } }]);
    await pass(10_000 + 499);
    expect(isShown()).toBe(false);
    await pass(1);
    expect(isShown()).toBe(true);
    expect(takeTracked().map(({ name }) => name)).toContain('survey_shown');
  });

  test('[BOOT-05] the script of the widget is loaded with the page’s first minutes, and shows it', async () => {
    await visit();
    await pass(300_500);
    expect(isShown()).toBe(true);
  });

  test('counts from the beginning of the visit, not of the page', async () => {
    sessionStorage.setItem('visitStart', String(Date.now() - 200_000));
    await visit();
    await pass(100_500);
    expect(isShown()).toBe(true);
  });

  test.each([
    ['[SURVEY-05] a guest', { player: null }],
    ['[SURVEY-05] a player on a game page', { path: '/play/halley-studio/orbit-dice' }],
    ['[SURVEY-05] a player at the cashier', { path: '/?modal=%2Fdeposit' }],
  ])('%s is not asked', async (_case, where) => {
    await visit(where);
    await pass(400_000);
    expect(isShown()).toBe(false);
  });

  test('[SURVEY-05] nor is anybody over whom a popup lies; it comes when that is gone, and steps aside for the next', async () => {
    popups.open('limits');
    await visit();
    await pass(400_000);
    expect(isShown()).toBe(false);
    await act(async () => popups.close('limits'));
    await pass(0);
    expect(isShown()).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'limits' }));
    await act(async () => popups.open('limits'));
    expect(isShown()).toBe(false);
    await act(async () => popups.close('limits'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'limits' }).checked).toBe(true);
  });

  test('[SURVEY-05] who leaves the game page is asked then', async () => {
    await visit({ path: '/play/halley-studio/orbit-dice' });
    await pass(400_000);
    await act(async () => go('/fairness'));
    await pass(0);
    expect(isShown()).toBe(true);
  });

  test('[SURVEY-01] switched off nothing more is asked of the house; without anything to ask nothing appears', async () => {
    server.answers.readSurveyConfig = () => ({ survey_id: '', survey_collector_id: '', is_enable_widget: false });
    await visit();
    await pass(400_000);
    expect([called('readSurvey'), isShown()]).toEqual([0, false]);
    cleanup();
    server.answers.readSurveyConfig = () => ({ survey_id: 'first', survey_collector_id: 'c', is_enable_widget: true });
    server.answers.readSurvey = () => ({ survey: null });
    await visit();
    await pass(400_000);
    expect(isShown()).toBe(false);
  });

  test('a config that cannot be read leaves the page alone', async () => {
    server.answers.readSurveyConfig = refuse(500, null);
    await visit();
    await pass(400_000);
    expect(isShown()).toBe(false);
  });

  test('answers are sent as they were given, and thanked for', async () => {
    await visit();
    await pass(300_500);
    const within_ = within(widget() as HTMLElement);
    const send = within_.getByRole<HTMLButtonElement>('button', { name: 'Send' });
    expect(send.disabled).toBe(true);
    fireEvent.click(within_.getByRole('radio', { name: '10, Very likely' }));
    fireEvent.click(within_.getByRole('radio', { name: 'games' }));
    fireEvent.change(within_.getByLabelText('Anything else?'), { target: { value: 'more dice' } });
    await act(async () => fireEvent.click(send));
    await pass(0);
    expect(server.inputsOf('answerSurvey')).toEqual([
      { body: { survey_id: 'first', answers: { recommend: 10, better: 'games', words: 'more dice' } } },
    ]);
    expect(screen.getByRole('status').textContent).toBe('Thank you for your answer.');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('what could not be sent is said, and can be sent again', async () => {
    server.answers.answerSurvey = refuse(500, null);
    await visit();
    await pass(300_500);
    fireEvent.click(screen.getByRole('radio', { name: 'games' }));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })));
    await pass(0);
    expect(screen.getByRole('alert').textContent).toContain('could not be sent');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'games' }).checked).toBe(true);
  });

  test('"not now" is told to the house and the widget goes at once', async () => {
    await visit();
    await pass(300_500);
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await pass(0);
    expect(screen.queryByRole('region')).toBeNull();
    expect(server.inputsOf('answerSurvey')).toEqual([{ body: { survey_id: 'first', answers: null } }]);
    expect(takeTracked().map(({ name }) => name)).toContain('survey_dismissed');
  });
});
