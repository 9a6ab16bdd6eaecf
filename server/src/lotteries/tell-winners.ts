import type { Tx } from '../kit/index.ts';
import type { LotteryTerms } from './lottery.ts';
import type { LotteriesPorts } from './ports.ts';
import type { Win } from './win-store.ts';

/** Winners hear of it once for each ticket, and where everybody can draw it again. */
export async function tellWinners(
  { notify }: Pick<LotteriesPorts, 'notify'>,
  tx: Tx,
  { terms: { id, rule }, wins }: { terms: LotteryTerms; wins: readonly Win[] },
): Promise<void> {
  const { en, de, 'fr-CA': fr, it, no } = rule.texts;
  for (const { playerId, place, ticket } of wins) {
    await notify(tx, {
      playerIds: [playerId],
      kind: 'service',
      message: {
        title: {
          en: `Your ticket ${ticket} has won`,
          de: `Dein Los ${ticket} hat gewonnen`,
          fr: `Votre billet ${ticket} a gagné`,
          it: `Il tuo biglietto ${ticket} ha vinto`,
          no: `Loddet ditt ${ticket} har vunnet`,
        },
        text: {
          en: `${en.title}: prize ${place}. The draw can be checked by everybody.`,
          de: `${de.title}: Preis ${place}. Alle können die Ziehung nachprüfen.`,
          fr: `${fr.title} : prix ${place}. Chacun peut vérifier le tirage.`,
          it: `${it.title}: premio ${place}. Chiunque può verificare l’estrazione.`,
          no: `${no.title}: premie ${place}. Alle kan etterprøve trekningen.`,
        },
        link: `/fair/draws/${id}`,
      },
      key: `lottery:${id}:${place}`,
    });
  }
}
