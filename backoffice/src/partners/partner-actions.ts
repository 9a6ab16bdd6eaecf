import type { StaffPartnerFile } from '@halley/contract';
import { currencyCodes } from '@halley/contract/money';
import { formatMoney } from '@halley/ui';
import { type Action, action } from '../console/index.ts';
import { partnerWords as own } from './words.ts';

const { fields, link, terms, hook, payout } = own;
const currencies = currencyCodes.map((value) => ({ value, label: value }));
const productChoices = [
  { value: '', label: own.all },
  { value: 'casino', label: own.products.casino },
  { value: 'sport', label: own.products.sport },
];

const moneyOf = (cents: number, currency: string) => formatMoney(cents, { currency, locale: 'en' });

export function addPartner(): Action {
  return action('addPartner', {
    label: own.add,
    title: own.addTitle,
    text: own.addText,
    icon: 'plus',
    labels: {
      name: fields.name,
      contact: fields.contact,
      currency: { label: fields.currency, options: currencies },
      player_id: { label: fields.player, hint: fields.playerHint },
      payout_details: { label: fields.payout, as: 'area' },
    },
    start: { currency: 'EUR' },
    done: own.added,
  });
}

/** What shows something hands it on: it stands on the page until it is left. */
export function partnerActions(partner: StaffPartnerFile, onShown: (text: string) => void): (Action | false)[] {
  const params = { id: String(partner.id) };
  return [
    partner.owed_cents > 0 &&
      action('askPartnerPayout', {
        label: payout.ask,
        title: payout.askTitle,
        text: payout.askText(moneyOf(partner.owed_cents, partner.currency)),
        params,
        labels: { amount_cents: { label: payout.amount, money: partner.currency } },
        start: { amount_cents: partner.owed_cents },
        done: payout.asked,
      }),
    action('addPartnerLink', {
      label: link.add,
      title: link.addTitle,
      text: link.text,
      look: 'secondary',
      params,
      labels: {
        name: link.name,
        brand: { label: link.brand, options: partner.brands.map((value) => ({ value, label: value })) },
        path: { label: link.path, hint: link.pathHint },
        campaign: { label: link.campaign, hint: link.campaignHint },
      },
      start: { brand: partner.brands[0], path: '/' },
      done: link.added,
    }),
    setPlan(partner),
    action('setPartnerHook', {
      label: hook.set,
      title: hook.setTitle,
      text: hook.text,
      look: 'secondary',
      params,
      labels: {
        event: {
          label: hook.event,
          options: Object.entries(own.events).map(([value, label]) => ({ value, label })),
        },
        url: hook.url,
        active: hook.active,
      },
      start: { event: 'registration', active: true },
      done: hook.done,
    }),
    action('changePartner', {
      label: own.change,
      title: own.changeTitle,
      text: own.changeText,
      look: 'secondary',
      params,
      labels: {
        name: fields.name,
        contact: fields.contact,
        state: { label: fields.state, options: Object.entries(own.states).map(([value, label]) => ({ value, label })) },
        player_id: { label: fields.player, hint: fields.playerHint },
        payout_details: { label: fields.payout, hint: fields.payoutHint, as: 'area' },
      },
      start: {
        version: partner.version,
        name: partner.name,
        contact: partner.contact,
        state: partner.state,
        player_id: partner.player_id,
      },
      done: own.changed,
    }),
    action('revealPartnerPayout', {
      label: own.reveal,
      title: own.revealTitle,
      text: own.revealText,
      isRare: true,
      params,
      onDone: ({ payout_details }) => onShown(payout_details ?? own.nothing),
    }),
    action('revealPartnerSecret', {
      label: own.secret,
      title: own.secretTitle,
      text: own.secretText,
      isRare: true,
      params,
      onDone: ({ secret }) => onShown(secret),
    }),
  ];
}

function setPlan({ id, currency, terms: [last], created_at }: StaffPartnerFile): Action {
  const money = { money: currency };
  return action('setPartnerPlan', {
    label: terms.set,
    title: terms.setTitle,
    text: terms.text,
    look: 'secondary',
    params: { id: String(id) },
    labels: {
      from_month: { label: terms.from, hint: terms.fromHint },
      market: { label: terms.market, hint: terms.marketHint },
      product: { label: terms.product, options: productChoices },
      share_percent: { label: terms.share, hint: terms.shareHint },
      tier_two_from_cents: { label: terms.twoFrom, ...money },
      tier_two_percent: terms.two,
      tier_three_from_cents: { label: terms.threeFrom, ...money },
      tier_three_percent: terms.three,
      admin_fee_percent: terms.fee,
      cpa_cents: { label: terms.cpa, ...money },
      cpa_deposit_cents: { label: terms.cpaDeposit, ...money },
      cpa_wagered_cents: { label: terms.cpaWagered, ...money },
      cpa_days: terms.cpaDays,
      deducts_bonus: terms.bonus,
      carries_over: terms.carry,
    },
    start: {
      from_version: last?.version ?? 0,
      from_month: last?.from_month ?? created_at.slice(0, 7),
      admin_fee_percent: 0,
      deducts_bonus: true,
      carries_over: true,
    },
    done: terms.done,
  });
}
