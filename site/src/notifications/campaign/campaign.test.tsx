import { afterEach, expect, test, vi } from 'vitest';
import { popups } from '../../page/index.ts';
import { campaignPopup, note, showCampaign } from './campaign-popup.ts';

const asked = vi.hoisted(() => vi.fn<(name: string, input?: object) => Promise<unknown>>());
vi.mock('../../query/index.ts', async (original) => ({ ...(await original<object>()), callApi: asked }));

const popup = { id: 7, title: 'News', text: 'Something new.', button: 'Have a look', path: '/games' };
afterEach(() => {
  popups.close('campaign');
  asked.mockReset();
});

test('[OPS-27] what a campaign laid ready is shown once, noted, and never over something else', async () => {
  asked.mockResolvedValue({ popup });
  await showCampaign(() => false);
  expect(popups.list()).toEqual([]);
  await showCampaign(() => true);
  expect([popups.list(), campaignPopup()]).toEqual([['campaign'], popup]);
  note('clicked');
  const notes = asked.mock.calls.filter(([name]) => name === 'noteCampaignPopup').map(([, input]) => input);
  expect(notes).toEqual(['shown', 'clicked'].map((act) => ({ params: { id: '7' }, body: { act } })));
  popups.close('campaign');
  popups.open('support');
  await showCampaign(() => true);
  expect(popups.list()).toEqual(['support']);
  popups.close('support');
});

test('without a word of the house, or without an answer, nothing is shown', async () => {
  asked.mockResolvedValueOnce({ popup: null });
  await showCampaign(() => true);
  asked.mockRejectedValueOnce(new Error('away'));
  await showCampaign(() => true);
  expect(popups.list()).toEqual([]);
});
