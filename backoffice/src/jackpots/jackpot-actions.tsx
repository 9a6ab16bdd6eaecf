import type { StaffJackpotFile } from '@halley/contract';
import { FormFields } from '@halley/ui/form';
import { type Action, action, asEdit } from '../console/index.ts';
import { jackpotWords } from './words.ts';

type Move = 'active' | 'paused' | 'retiring';

const moves = {
  active: { label: jackpotWords.resume, title: jackpotWords.resumeTitle, text: jackpotWords.resumeText },
  paused: { label: jackpotWords.pause, title: jackpotWords.pauseTitle, text: jackpotWords.pauseText },
  retiring: { label: jackpotWords.retire, title: jackpotWords.retireTitle, text: jackpotWords.retireText },
} as const;

/** What may follow the present state; the server has the last word. */
function movesFrom({ state, levels }: StaffJackpotFile): Move[] {
  if (state === 'active') return ['paused', 'retiring'];
  if (state === 'paused') return ['active', 'retiring'];
  return state === 'retiring' && levels.every(({ running }) => running) ? ['active'] : [];
}

export function jackpotActions(jackpot: StaffJackpotFile): (Action | false)[] {
  const mayChange = jackpot.state === 'active' || jackpot.state === 'paused';
  return [mayChange && changeRates(jackpot), ...movesFrom(jackpot).map((to) => switchJackpot(jackpot, to))];
}

function switchJackpot({ id, name, revision }: StaffJackpotFile, to: Move): Action {
  return action('switchJackpot', {
    label: moves[to].label,
    title: moves[to].title(name),
    text: moves[to].text,
    look: to === 'retiring' ? 'danger' : 'secondary',
    params: { id: String(id) },
    start: { revision, state: to },
    done: jackpotWords.moved[to],
  });
}

/** What every level is from its next cycle on. */
function changeRates({ id, revision, levels, currency }: StaffJackpotFile): Action {
  const pathsOf = (place: number) =>
    ['contribution_ppm', 'seed_amount_cents', 'ceiling_amount_cents'].map((part) => `levels.${place}.${part}`);
  return action('changeJackpot', {
    label: jackpotWords.rates,
    title: jackpotWords.ratesTitle,
    text: jackpotWords.ratesText,
    ...asEdit,
    params: { id: String(id) },
    start: { revision, levels: levels.map((level) => ({ id: level.id, ...level.next })) },
    labels: Object.fromEntries(
      levels.flatMap(({ name }, place) => {
        const [rate = '', seed = '', ceiling = ''] = pathsOf(place);
        return [
          [rate, { label: jackpotWords.contribution(name), hint: jackpotWords.contributionHint }],
          [seed, { label: jackpotWords.seed(name, currency), money: currency }],
          [ceiling, { label: jackpotWords.ceiling(name, currency), money: currency }],
        ];
      }),
    ),
    fields: [],
    between: (form) => (
      <div className="grid max-h-[50dvh] gap-5 overflow-y-auto px-0.5">
        {levels.map((level, place) => (
          <fieldset
            key={level.id}
            className="grid gap-3 *:first:sm:col-span-2 sm:grid-cols-2 [&>:nth-child(2)]:sm:col-span-2"
          >
            <legend className="title-card pb-2">{level.name}</legend>
            <FormFields form={form} names={pathsOf(place)} />
          </fieldset>
        ))}
      </div>
    ),
    done: jackpotWords.saved,
  });
}
