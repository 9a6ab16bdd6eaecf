import type { CampaignPopup } from '@halley/contract';
import { popups } from '../../page/index.ts';
import { callApi } from '../../query/index.ts';

let shown: CampaignPopup | undefined;

/** What the popup that is open says. */
export const campaignPopup = (): CampaignPopup | undefined => shown;

/** Asks whether the house has something to say, and shows it where nothing else is open. A failure leaves the page as it is. */
export async function showCampaign(mayShow: () => boolean): Promise<void> {
  const answer = (await callApi('readCampaignPopup').catch(() => undefined)) as
    | { popup: CampaignPopup | null }
    | undefined;
  if (!answer?.popup || !mayShow() || popups.list().length > 0) return;
  shown = answer.popup;
  popups.open('campaign');
  note('shown');
}

/** It does not come again. */
export function note(act: 'shown' | 'clicked'): void {
  if (!shown) return;
  void callApi('noteCampaignPopup', { params: { id: String(shown.id) }, body: { act } }).catch(() => undefined);
}
