import type { Consumer } from '../../kit/index.ts';
import type { LoyaltyPorts } from '../ports.ts';

const messageOf = (level: number) => ({
  title: {
    en: `Level ${level}`,
    de: `Stufe ${level}`,
    fr: `Niveau ${level}`,
    it: `Livello ${level}`,
    no: `Nivå ${level}`,
  },
  text: {
    en: 'Your points have made it. It stays; what it gives is on the page of levels.',
    de: 'Deine Punkte haben sie erreicht. Sie bleibt; was sie bringt, steht auf der Seite der Stufen.',
    fr: 'Vos points l’ont atteint. Il reste; ce qu’il apporte est sur la page des niveaux.',
    it: 'I tuoi punti l’hanno raggiunto. Resta; che cosa dà è sulla pagina dei livelli.',
    no: 'Poengene dine nådde det. Det blir værende; hva det gir, står på siden for nivåer.',
  },
  link: '/profile/level',
});

/** Open pages say a level by themselves, once; whoever is away finds it later. Nothing is pushed: a level is no reason to come. */
export const tellLevel = ({ notify }: Pick<LoyaltyPorts, 'notify'>): Consumer => ({
  name: 'loyalty-level-told',
  topics: ['loyalty.level_reached'],
  async handle(tx, events) {
    for (const event of events) {
      if (event.topic !== 'loyalty.level_reached') continue;
      const { playerId, level } = event.data;
      await notify(tx, {
        playerIds: [playerId],
        kind: 'service',
        message: messageOf(level),
        key: `level:${level}`,
        waitsDays: 30,
        isToldLive: true,
        isPushed: false,
      });
    }
  },
});
