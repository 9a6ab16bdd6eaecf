import type { BonusGift } from '@halley/contract';
import { formatMoney } from '@halley/ui/format-money.ts';
import { loadMessages, sayer, type useSpeech } from '../i18n/index.ts';
import { notify } from '../page/index.ts';

const told = new Set<number>();

/** What became of a bonus by itself is said on whatever page: that it is own money now, or that its time was over. Once. */
export async function tellEnd(
  gift: BonusGift,
  { locale, tag }: Pick<ReturnType<typeof useSpeech>, 'locale' | 'tag'>,
): Promise<void> {
  const { id, title, stage, currency, released_cents: released, review_until: heldUntil } = gift;
  if ((stage !== 'wager_done' && stage !== 'expired') || told.has(id)) return;
  told.add(id);
  const say = sayer({ messages: await loadMessages(locale, 'notices'), tag });
  const amount = formatMoney(released, { currency, locale: tag });
  // What a person still looks at is nobody's yet.
  const text = released > 0 && heldUntil === null ? { text: say('notices.gift.released', { amount }) } : {};
  if (stage === 'wager_done')
    notify({ id: `gift-${id}`, tone: 'win', title: say('notices.gift.done', { title }), ...text });
  else notify({ id: `gift-${id}`, tone: 'info', title: say('notices.gift.expired', { title }), ...text });
}
