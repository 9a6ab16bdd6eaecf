import { expect, test } from 'vitest';
import { inSentence, labelOf } from './label-of.ts';

test.each([
  ['title', 'Title'],
  ['group_keys', 'Group keys'],
  ['levelBonusesCount', 'Level bonuses count'],
  ['isVIPManagerReward', 'Is VIP manager reward'],
  ['geoIp', 'Geo IP'],
  ['survey_collector_id', 'Survey collector ID'],
  ['logoUrl', 'Logo URL'],
  ['urls', 'URLs'],
  ['manage-promotion-pages', 'Manage promotion pages'],
  ['whatsAppLink', 'WhatsApp link'],
  ['constructor', 'Constructor'],
  ['', ''],
])('%s is called %s', (name, label) => {
  expect(labelOf(name)).toBe(label);
});

test.each([
  ['Group keys', 'group keys'],
  ['URL', 'URL'],
  ['VIP manager', 'VIP manager'],
  ['WhatsApp link', 'WhatsApp link'],
  ['SE', 'SE'],
])('%s is %s inside a sentence', (label, within) => {
  expect(inSentence(label)).toBe(within);
});
