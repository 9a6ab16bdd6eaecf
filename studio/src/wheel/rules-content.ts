import { originalSections, type RulesFormat, type RulesSection, ratioInHundredthsOfPercent } from '../kit/index.ts';
import type { MessageKey } from '../messages/index.ts';
import { publishedReturn, wheelGame } from './rules.ts';
import { risks, segmentsOf, sizes, type WheelRisk } from './segments.ts';

export const riskNames: Readonly<Record<WheelRisk, MessageKey>> = {
  low: 'wheel.risk.low',
  medium: 'wheel.risk.medium',
  high: 'wheel.risk.high',
};

export function wheelRules(format: RulesFormat): RulesSection[] {
  return [
    { title: 'studio.rules.play.title', paragraphs: [{ key: 'wheel.rules.play' }, { key: 'wheel.rules.alike' }] },
    {
      title: 'studio.rules.pays.title',
      paragraphs: [{ key: 'wheel.rules.pays' }],
      table: {
        head: ['wheel.risk', 'wheel.segments', 'wheel.rules.list'],
        rows: risks.flatMap((risk) =>
          sizes.map((size) => [format.text(riskNames[risk]), String(size), listOf(segmentsOf(risk, size), format)]),
        ),
      },
    },
    {
      title: 'studio.rules.return.title',
      paragraphs: [
        {
          key: 'studio.rules.return.exact',
          values: { rtp: format.percent(ratioInHundredthsOfPercent(publishedReturn)) },
        },
      ],
    },
    ...originalSections(wheelGame, format, format.text('wheel.rules.range')),
  ];
}

/** 1 of ×3.00, 2 of ×1.50 … */
function listOf(segments: readonly number[], format: RulesFormat): string {
  const counted = new Map<number, number>();
  for (const tenths of segments) counted.set(tenths, (counted.get(tenths) ?? 0) + 1);
  return [...counted]
    .sort(([one], [other]) => other - one)
    .map(([tenths, count]) => `${count} × ${format.hundredths(tenths * 10)}`)
    .join(' · ');
}
