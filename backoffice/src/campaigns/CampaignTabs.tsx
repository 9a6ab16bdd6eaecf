import type { CampaignState } from '@halley/contract';
import { Badge, type BadgeTone, TabLinks } from '@halley/ui';
import type { ReactNode } from 'react';
import { campaignWords as own } from './words.ts';

type Tab = keyof typeof own.tabs;

const places: Readonly<Record<Tab, string>> = {
  campaigns: '/campaigns',
  journeys: '/campaigns/journeys',
  segments: '/campaigns/segments',
  rules: '/campaigns/rules',
};

export function CampaignTabs({ current }: { current: Tab }): ReactNode {
  const links = Object.entries(places).map(([tab, href]) => ({
    href,
    label: own.tabs[tab as Tab],
    current: tab === current,
  }));
  return <TabLinks label={own.title} links={links} />;
}

const tones: Readonly<Record<CampaignState, BadgeTone>> = {
  draft: 'neutral',
  waiting: 'warn',
  approved: 'info',
  running: 'win',
  done: 'neutral',
  stopped: 'danger',
};

export const CampaignBadge = ({ state }: { state: CampaignState }): ReactNode => (
  <Badge tone={tones[state]}>{own.states[state]}</Badge>
);
