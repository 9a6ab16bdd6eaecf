import { type RulesFormat, type RulesSection, ratioInHundredthsOfPercent } from '../kit/index.ts';
import type { MessageKey } from '../messages/index.ts';
import { type PokerHand, pokerHands, pokerPays } from './hand.ts';
import { pokerGame, publishedReturn } from './rules.ts';

export const handNames: Readonly<Record<PokerHand, MessageKey>> = {
  royal: 'poker.hand.royal',
  straightFlush: 'poker.hand.straightFlush',
  four: 'poker.hand.four',
  fullHouse: 'poker.hand.fullHouse',
  flush: 'poker.hand.flush',
  straight: 'poker.hand.straight',
  three: 'poker.hand.three',
  twoPairs: 'poker.hand.twoPairs',
  jacks: 'poker.hand.jacks',
};

export function pokerRules(format: RulesFormat): RulesSection[] {
  const limits = pokerGame.limits(format.currency) ?? pokerGame.limits('EUR')!;
  return [
    {
      title: 'poker.rules.play.title',
      paragraphs: [{ key: 'poker.rules.play.deal' }, { key: 'poker.rules.play.hold' }],
    },
    {
      title: 'poker.rules.pays.title',
      paragraphs: [],
      table: {
        head: ['poker.rules.pays.hand', 'poker.rules.pays.times'],
        rows: pokerHands.map((hand) => [format.text(handNames[hand]), String(pokerPays[hand])]),
      },
    },
    {
      title: 'studio.rules.return.title',
      paragraphs: [
        {
          key: 'poker.rules.return.text',
          values: { rtp: format.percent(ratioInHundredthsOfPercent(publishedReturn)) },
        },
      ],
    },
    {
      title: 'studio.rules.limits.title',
      paragraphs: [
        {
          key: 'studio.rules.limits.stake',
          values: { stakeMin: format.money(limits.stakeMin), stakeMax: format.money(limits.stakeMax) },
        },
        { key: 'poker.rules.limits.win', values: { winMax: format.money(limits.winMax) } },
      ],
    },
    {
      title: 'poker.rules.fair.title',
      paragraphs: [
        { key: 'studio.rules.fair.seal' },
        { key: 'poker.rules.fair.formula' },
        { key: 'studio.rules.fair.check' },
      ],
    },
    { title: 'studio.rules.lost.title', paragraphs: [{ key: 'poker.rules.lost.text' }] },
    { title: 'studio.rules.demo.title', paragraphs: [{ key: 'studio.rules.demo.text' }] },
  ];
}
