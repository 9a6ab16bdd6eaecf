import type { StaffCampaign } from '@halley/contract';
import { type Action, action } from '../console/index.ts';
import { campaignWords } from './words.ts';

const own = campaignWords.acts;

/** What can be done with a campaign as it stands; whoever wrote at it does not agree to it. */
export function campaignActions({ id, name, state, version, is_own: isOwn }: StaffCampaign): (Action | false)[] {
  const params = { id: String(id) };
  const said = (label: string) => ({ label, name: `${label}: ${name}`, title: `${label}: ${name}`, submit: label });
  return [
    state === 'draft' &&
      action('moveCampaign', {
        ...said(own.propose),
        text: own.proposeText,
        params,
        start: { to: 'waiting', version },
      }),
    state === 'waiting' &&
      isOwn &&
      action('moveCampaign', { ...said(own.withdraw), look: 'secondary', params, start: { to: 'draft', version } }),
    state === 'waiting' &&
      !isOwn &&
      action('decideCampaign', {
        ...said(own.agree),
        text: own.agreeText,
        params,
        start: { to: 'approved', version },
      }),
    state === 'waiting' &&
      !isOwn &&
      action('decideCampaign', { ...said(own.giveBack), look: 'secondary', params, start: { to: 'draft', version } }),
    state !== 'done' &&
      state !== 'stopped' &&
      action('moveCampaign', {
        ...said(own.stop),
        text: own.stopText,
        look: 'danger',
        params,
        start: { to: 'stopped', version },
      }),
  ];
}
