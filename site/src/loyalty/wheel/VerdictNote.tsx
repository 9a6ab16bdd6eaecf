import { Note } from '@halley/ui';
import { useSpeech } from '../../i18n/index.ts';
import type { DrawVerdict } from './check-draw.ts';

/** What drawing again has shown. `what`: the name of what was drawn, where it is known. */
export function VerdictNote({ verdict, what }: { verdict: DrawVerdict; what: string | null }) {
  const { say, tag } = useSpeech();
  const number = new Intl.NumberFormat(tag);
  const { drawHolds, sealHolds, drawn, of, rest, item } = verdict;
  const holds = drawHolds !== false && sealHolds !== false;
  return (
    <div role="status">
      <Note tone={holds ? 'win' : 'danger'}>
        <p className="font-bold">{say(holds ? 'wheel.verdict.holds' : 'wheel.verdict.fails')}</p>
        <p>
          {say('wheel.verdict.drawn', {
            drawn: number.format(drawn),
            of: number.format(of),
            what: what ?? say('wheel.verdict.item', { number: item + 1 }),
          })}{' '}
          {say('wheel.verdict.rest', { rest: number.format(rest) })}
        </p>
        {sealHolds !== null && <p>{say(sealHolds ? 'wheel.verdict.seal' : 'wheel.verdict.otherSeal')}</p>}
      </Note>
    </div>
  );
}
