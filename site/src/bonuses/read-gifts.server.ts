import type { BonusGift, BonusOffer, FreespinGift, PageContext } from '@halley/contract';
import { messagesOf } from '../i18n/index.server.ts';
import { orElse, wantsQuiet } from '../page/index.server.ts';
import { readPlayer } from '../session/index.server.ts';

const nothing = { bonuses: undefined, freespins: undefined, deposit: undefined, registration: undefined };

const asked = new WeakMap<PageContext, ReturnType<typeof askGifts>>();

const askedBonuses = new WeakMap<PageContext, Promise<BonusGift[] | undefined>>();

/** The player's bonuses alone, asked once a request too. */
export function readBonuses(site: PageContext): Promise<BonusGift[] | undefined> {
  let answer = askedBonuses.get(site);
  if (!answer) {
    answer = orElse(site, site.api.listBonuses() as Promise<BonusGift[]>, undefined);
    askedBonuses.set(site, answer);
  }
  return answer;
}

/** Gifts and offers of whoever is here, asked once a request. A part that could not be read is undefined. */
export function readGifts(site: PageContext): ReturnType<typeof askGifts> {
  let answer = asked.get(site);
  if (!answer) {
    answer = askGifts(site);
    asked.set(site, answer);
  }
  return answer;
}

async function askGifts(site: PageContext) {
  const { api } = site;
  if (!(await readPlayer(site))) return { ...nothing, disabled: [] };
  const [bonuses, freespins, deposit, registration, document] = await Promise.all([
    readBonuses(site),
    orElse(site, api.listFreespins() as Promise<FreespinGift[]>, undefined),
    orElse(site, api.listDepositOffers(), undefined),
    orElse(site, api.listRegistrationOffers(), undefined),
    orElse(site, api.readDisabledBonuses({}), undefined),
  ]);
  // What could be had is not shown to whoever would like it quieter; what they have is.
  const offers = wantsQuiet(site) ? { deposit: [], registration: [] } : { deposit, registration };
  return { bonuses, freespins, ...offers, disabled: document?.group_keys ?? [] };
}

/** For guests alone: what they would be given, and the words for it. */
export async function readRegistrationOffers(site: PageContext) {
  const offers: BonusOffer[] = (await readPlayer(site))
    ? []
    : await orElse(site, site.api.listRegistrationOffers(), []);
  return { offers, messages: offers.length > 0 ? messagesOf(site.locale, 'gifts') : {} };
}
