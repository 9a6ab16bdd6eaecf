import type { PromotionPage } from '@halley/contract';
import { type Action, action } from '../console/index.ts';
import { promotionWords } from './words.ts';

const { moves } = promotionWords;

type Move = 'proposed' | 'draft' | 'live' | 'paused' | 'ended';
interface Said {
  label: string;
  title: string;
  text: string;
  done: string;
}

const said = {
  propose: { label: moves.propose, title: moves.proposeTitle, text: moves.proposeText, done: moves.proposed },
  giveBack: { label: moves.giveBack, title: moves.giveBackTitle, text: moves.giveBackText, done: moves.givenBack },
  start: { label: moves.start, title: moves.startTitle, text: moves.startText, done: moves.started },
  pause: { label: moves.pause, title: moves.pauseTitle, text: moves.pauseText, done: moves.paused },
  resume: { label: moves.resume, title: moves.resumeTitle, text: moves.resumeText, done: moves.resumed },
  end: { label: moves.end, title: moves.endTitle, text: moves.endText, done: moves.ended },
} satisfies Record<string, Said>;

function move(promotion: PromotionPage, to: Move, words: Said): Action {
  return action('movePromotion', {
    ...words,
    look: to === 'ended' ? 'danger' : to === 'proposed' || to === 'live' ? 'primary' : 'secondary',
    params: { id: String(promotion.id) },
    start: { to, version: promotion.version },
  });
}

export const proposePromotion = (promotion: PromotionPage): Action => move(promotion, 'proposed', said.propose);

/** What may follow the present state. The page says what this member may do; the server has the last word. */
export function promotionActions(promotion: PromotionPage): (Action | false)[] {
  const { state, may, id, version } = promotion;
  return [
    state === 'draft' && may.propose && proposePromotion(promotion),
    state === 'proposed' &&
      may.approve &&
      action('approvePromotion', {
        label: moves.approve,
        title: moves.approveTitle,
        text: moves.approveText,
        look: 'primary',
        icon: 'check',
        params: { id: String(id) },
        start: { version },
        done: moves.approved,
      }),
    state === 'proposed' && move(promotion, 'draft', said.giveBack),
    state === 'approved' && move(promotion, 'live', said.start),
    state === 'live' && may.pause && move(promotion, 'paused', said.pause),
    state === 'paused' && may.pause && move(promotion, 'live', said.resume),
    may.end && state !== 'ended' && move(promotion, 'ended', said.end),
  ];
}

/** Who stands for the newest version, while it still waits for somebody. */
export function whoAgreed({ state, versions: [newest] }: PromotionPage) {
  if (state !== 'proposed' || !newest) return undefined;
  const agreed = [newest.proposed_by ?? newest.made_by, newest.approved_by, newest.second_approved_by];
  const people = agreed.filter((person) => person !== null);
  // Above a sum one more has to agree: still waiting with two names means that it is three.
  return { needed: people.length + 1, agreed: people };
}
